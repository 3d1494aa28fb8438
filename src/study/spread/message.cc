#include "study/spread/message.h"

#include <utility>

#include "core/bytes.h"

namespace minewise {
namespace {

constexpr std::size_t kHead = 1 + 2 * sizeof(std::uint64_t);

}  // namespace

std::string format_message_bytes(const Message& message) {
  ByteWriter writer;
  writer.reserve(kHead + message.text.size());
  writer.number(std::to_underlying(message.saying));
  writer.fixed(message.number);
  writer.fixed(message.count);
  return writer.take().append(message.text);
}

std::optional<Message> parse_message(std::string_view bytes) {
  if (bytes.size() < kHead) return std::nullopt;
  ByteReader reader(bytes.substr(0, kHead));
  const std::uint64_t saying = reader.number();
  if (saying > std::to_underlying(Saying::Bye)) return std::nullopt;
  Message message{.saying = static_cast<Saying>(saying), .text = bytes.substr(kHead)};
  message.number = reader.fixed();
  message.count = reader.fixed();
  return message;
}

}  // namespace minewise
