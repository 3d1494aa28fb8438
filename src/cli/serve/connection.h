// One visitor's connection: reads a request, sends the answer, and begins again. It never waits: it
// does what can be done at once and says what it waits for. So one thread serves all, and a slow
// visitor holds up nobody. It holds one head of what comes in, and one of what goes out.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/serve/page_folder.h"

namespace minewise {

// The answer to a request: its head, and a file or a sentence below it.
struct Answer {
  std::string head;             // with the sentence of a refusal
  Descriptor file;              // the rest; none for HEAD, refusals and what has not changed
  std::uint64_t file_size = 0;  // what is to be sent of it
  bool keeps_connection = false;
};

// Answers a complete head of a request.
Answer answer_request(const PageFolder& folder, std::string_view head);

// Refuses what begins with `head`. This ends the connection, because it is not known where the next
// request begins.
Answer answer_refusal(std::string_view head, Refusal refusal);

class Connection {
 public:
  using Clock = std::chrono::steady_clock;

  // Takes over the socket, which must not block.
  Connection(Descriptor socket, Clock::time_point now);

  int descriptor() const { return socket_.number(); }

  // What it waits for, in the words of poll(): POLLIN or POLLOUT.
  short awaits() const;

  // When it last got on: began, sent something, or was done with a request. What a visitor sends
  // bit by bit does not count.
  Clock::time_point got_on() const { return got_on_; }

  // Does what can be done now. Returns whether the connection goes on.
  bool advance(const PageFolder& folder, Clock::time_point now);

 private:
  enum class Stage { Reading, Sending, Ending };

  bool read_some();
  bool take_request(const PageFolder& folder);
  bool send_some();
  void finish_answer();

  Descriptor socket_;
  Stage stage_ = Stage::Reading;
  std::string heard_;              // read, and not yet answered
  Answer answer_;                  // while it is sent
  std::size_t sent_ = 0;           // of its head
  std::uint64_t file_sent_ = 0;    // of its file
  std::uint64_t passed_over_ = 0;  // at the end
  Clock::time_point got_on_;
};

}  // namespace minewise
