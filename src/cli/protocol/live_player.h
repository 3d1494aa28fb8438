// A player of the protocol that can be stopped. Lines are taken at once, and another thread answers
// them in their order. An inference cannot be cancelled. So a stopped question that is not answered
// within a moment is answered by `stopped`; its thread is left alone, and a new one takes its
// place. The old thread holds nothing but its own session, and ends with its question.
//
// Each `go` and `analyze` has exactly one answer, and answers come in the order of the questions.
// `stop` concerns all questions before it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "agents/registry.h"

namespace minewise {

class LivePlayer {
 public:
  // `answer` is given whole lines, by one thread at a time. It returns false if nobody hears them
  // any more: then what is left is passed over.
  using Answer = std::function<bool(std::string_view lines)>;

  LivePlayer(AgentSpec agent, Answer answer);

  // Waits for nothing: stop first, or finish().
  ~LivePlayer();
  LivePlayer(const LivePlayer&) = delete;

  // Takes a line. Returns false after `quit`, or when nobody hears the answers: then it is over,
  // and all that was asked is answered, or stopped.
  bool take(std::string_view line);

  // Waits until all questions are answered: the end of input.
  void finish();

  // Whether a thread that was left to itself still works.
  bool has_strays() const;

 private:
  class State;
  std::shared_ptr<State> state_;  // shared with the threads
};

}  // namespace minewise
