// A checksum at the end of a record, because a disk may hand back something else than it was given,
// or from somewhere else: a digest of the record's CRC-64 and of what it belongs to. The CRC finds
// every change within 64 bits for certain.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace minewise {

// What a seal adds to a record.
inline constexpr std::size_t kSealBytes = 8;

// `identity` is a digest of what the record is a record of. It is not among the bytes, but the
// checksum covers it: bytes that were sealed as one thing are refused as any other.
std::string seal(std::string_view record, std::uint64_t identity);

// The record that was sealed. It is a part of `bytes`.
Result<std::string_view> unseal(std::string_view bytes, std::uint64_t identity);

}  // namespace minewise
