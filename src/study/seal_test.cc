#include "study/seal.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

constexpr std::uint64_t kIdentity = 42;
constexpr std::string_view kRecord = "what a chunk came to";

TEST(Seal, GivesBackWhatWasSealed) {
  for (const std::string_view record : {std::string_view(), kRecord}) {
    const std::string bytes = seal(record, kIdentity);
    EXPECT_EQ(bytes.size(), record.size() + 8);
    EXPECT_EQ(unseal(bytes, kIdentity).value(), record);
  }
}

TEST(Seal, RefusesWhatIsDamaged) {
  const std::string bytes = seal(kRecord, kIdentity);
  EXPECT_FALSE(unseal("", kIdentity));
  EXPECT_FALSE(unseal("nonsense", kIdentity));
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(unseal(std::string_view(bytes).substr(0, size), kIdentity)) << size;
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = bytes;
      changed[size] = static_cast<char>(changed[size] ^ 1 << bit);
      EXPECT_FALSE(unseal(changed, kIdentity)) << size << " " << bit;
    }
  }
}

TEST(Seal, IsThatOfOneThingOnly) {
  for (int bit = 0; bit < 64; ++bit) {
    EXPECT_FALSE(unseal(seal(kRecord, kIdentity), kIdentity ^ std::uint64_t{1} << bit));
  }
}

}  // namespace
}  // namespace minewise
