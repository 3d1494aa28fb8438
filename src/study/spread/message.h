// The messages between the rank that leads and those that help, as bytes.
//
// A helper says Hello and is asked as many questions at a time as it has room for. It answers in
// any order. Both sides are heard from every second at least: a Beat says nothing but that.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace minewise {

enum class Saying : std::uint8_t {
  Hello,  // to the leader: number: identity, count: questions it has room for, text: its machine
  Ask,    // to a helper: number: of the question, text: the question
  Reply,  // to the leader: number: of the question, text: the answer
  Leave,  // to the leader: it helps no more, and what it holds is for others; text: why
  Stop,   // to the leader: the same, and the run cannot go on
  Beat,
  Over,  // to a helper: nothing more will be asked
  Bye,   // to the leader, after Over: the last
};

struct Message {
  Saying saying = Saying::Beat;
  std::uint64_t number = 0;
  std::uint64_t count = 0;
  std::string_view text = {};
};

std::string format_message_bytes(const Message& message);

// Nothing if it is none. Its text is a part of `bytes`.
std::optional<Message> parse_message(std::string_view bytes);

}  // namespace minewise
