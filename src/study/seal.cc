#include "study/seal.h"

#include <algorithm>
#include <boost/crc.hpp>

#include "core/bytes.h"
#include "core/digest.h"

namespace minewise {
namespace {

std::uint64_t checksum(std::string_view bytes, std::uint64_t identity) {
  constexpr std::uint64_t kOnes = ~std::uint64_t{0};
  boost::crc_optimal<64, 0x42f0e1eba9ea3693u, kOnes, kOnes, true, true> crc;  // ECMA-182
  crc.process_bytes(bytes.data(), bytes.size());
  return Digest("record").add(identity).add(bytes.size()).add(crc.checksum()).value();
}

}  // namespace

std::string seal(std::string_view record, std::uint64_t identity) {
  ByteWriter sum;
  sum.fixed(checksum(record, identity));
  return std::string(record) += sum.bytes();
}

Result<std::string_view> unseal(std::string_view bytes, std::uint64_t identity) {
  const std::string_view record = bytes.substr(0, std::max(bytes.size(), kSealBytes) - kSealBytes);
  ByteReader sum(bytes.substr(record.size()));
  if (sum.fixed() != checksum(record, identity) || sum.failed()) {
    return fail("a record of games is damaged");
  }
  return record;
}

}  // namespace minewise
