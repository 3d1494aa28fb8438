#include "study/ledger/chunk_sealer.h"

#include <bit>

#include "core/digest.h"
#include "study/seal.h"

namespace minewise {

ChunkSealer::ChunkSealer(std::string_view text, std::string_view version)
    : identity_(Digest("ledger").add(version).add(text).value()) {}

std::uint64_t ChunkSealer::identity_of(const ChunkId& id, double seconds) const {
  return Digest("chunk")
      .add(identity_)
      .add(static_cast<std::uint64_t>(id.series))
      .add(id.number)
      .add(std::bit_cast<std::uint64_t>(seconds))
      .value();
}

std::string ChunkSealer::seal(const ChunkBytes& chunk) const {
  return minewise::seal(chunk.record, identity_of(chunk.id, chunk.seconds));
}

bool ChunkSealer::is_sound(const ChunkId& id, double seconds, std::string_view sealed) const {
  return minewise::unseal(sealed, identity_of(id, seconds)).has_value();
}

std::string_view ChunkSealer::record_in(std::string_view sealed) {
  return sealed.substr(0, sealed.size() - kSealBytes);
}

Result<ChunkBytes> ChunkSealer::unseal(const ChunkId& id, double seconds,
                                       std::string_view sealed) const {
  if (!is_sound(id, seconds, sealed)) {
    return fail("chunk {} of series {}: is damaged", id.number, id.series);
  }
  return ChunkBytes{id, std::string(record_in(sealed)), seconds};
}

}  // namespace minewise
