// The C interface for tests, through its header alone: handles that free themselves, and the last
// error.
#pragma once

#include <gtest/gtest.h>
#include <minewise.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace minewise::from_c {

template <auto free>
struct Freed {
  template <class T>
  void operator()(T* handle) const {
    free(handle);
  }
};
using Error = std::unique_ptr<mw_error, Freed<mw_error_free>>;
using Position = std::unique_ptr<mw_position, Freed<mw_position_free>>;
using Analysis = std::unique_ptr<mw_analysis, Freed<mw_analysis_free>>;
using Session = std::unique_ptr<mw_session, Freed<mw_session_free>>;
using Game = std::unique_ptr<mw_game, Freed<mw_game_free>>;

// A test that keeps the last error until the next call.
class CInterface : public testing::Test {
 protected:
  ~CInterface() override { last(); }

  mw_error** error() {
    last();
    last_.reset();
    return &raw_;
  }
  std::string wrong() { return mw_error_message(last()); }
  int32_t kind() { return mw_error_kind(last()); }
  const mw_error* last() {
    if (raw_) last_.reset(std::exchange(raw_, nullptr));
    return last_.get();
  }

  std::string taken(mw_text* text) {
    if (!text) return "";
    std::string value(mw_text_data(text), mw_text_size(text));
    mw_text_free(text);
    return value;
  }
  Position read(std::string_view text, std::string_view options = "") {
    return Position(
        mw_position_read(text.data(), text.size(), options.data(), options.size(), error()));
  }
  Analysis analyzed(std::string_view text, std::string_view options = "") {
    const Position position = read(text, options);
    return Analysis(position ? mw_analyze(position.get(), error()) : nullptr);
  }
  Session session(std::string_view game, std::string_view options = "") {
    return Session(
        mw_session_new(game.data(), game.size(), options.data(), options.size(), error()));
  }
  Game game(std::string_view id, std::string_view options = "") {
    return Game(mw_game_new(id.data(), id.size(), options.data(), options.size(), error()));
  }
  std::string ask(std::string_view request) {
    return taken(mw_ask(request.data(), request.size(), error()));
  }

 private:
  mw_error* raw_ = nullptr;
  Error last_;
};

}  // namespace minewise::from_c
