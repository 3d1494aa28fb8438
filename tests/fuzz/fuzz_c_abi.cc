// The C interface under any sequence of calls: with handles in any state, null handles, texts of
// any bytes, cells off the board. Each call gives a value or an error, never both nor neither, and
// what is freed leaves nothing behind (the sanitizer looks for leaks at the end).
//
// An input is a program: a byte for the call, a byte for the slot of its handles, a byte for a
// cell, and a text that ends with byte 1. Numbers of several digits are refused, so that boards
// stay small and no call takes long.
#include <minewise.h>

#include <array>
#include <cctype>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/macros.h"

namespace {

// What a program has made so far.
struct Slots {
  std::array<mw_position*, 4> positions{};
  std::array<mw_analysis*, 4> analyses{};
  std::array<mw_session*, 4> sessions{};
  std::array<mw_game*, 4> games{};

  ~Slots() {
    for (mw_position* each : positions) mw_position_free(each);
    for (mw_analysis* each : analyses) mw_analysis_free(each);
    for (mw_session* each : sessions) mw_session_free(each);
    for (mw_game* each : games) mw_game_free(each);
  }
};

// An error that must be there if and only if there is no value.
class Expected {
 public:
  mw_error** out() { return &error_; }
  void settle(bool has_value) {
    CHECK(has_value == (error_ == nullptr));
    if (error_) {
      CHECK(mw_error_message(error_)[0] != '\0');
      CHECK(mw_error_kind(error_) != MW_INTERNAL);
    }
    mw_error_free(error_);
    error_ = nullptr;
  }
  void take(mw_text* text) {
    if (text) CHECK(mw_text_data(text)[mw_text_size(text)] == '\0');
    settle(text != nullptr);
    mw_text_free(text);
  }

 private:
  mw_error* error_ = nullptr;
};

struct Call {
  std::uint8_t what = 0;
  std::size_t slot = 0;
  std::uint32_t cell = 0;
  std::string_view text, options;
};

// Texts that would have a call take long: numbers of several digits, whole experiments.
bool is_heavy(std::string_view text) {
  int digits = 0;
  for (const char letter : text) {
    digits = std::isdigit(static_cast<unsigned char>(letter)) ? digits + 1 : 0;
    if (digits > 1) return true;
  }
  const auto has = [&](std::string_view word) { return text.find(word) != text.npos; };
  return has("xpert") || has("ntermediate") || has("eginner") || has("EGINNER") || has("compare") ||
         (has("optimal") && !has("sets")) || (has("no-guess") && !has("attempts"));
}

class ProgramReader {
 public:
  explicit ProgramReader(std::string_view bytes) : rest_(bytes) {}

  bool next(Call& call) {
    if (rest_.size() < 3) return false;
    call.what = static_cast<std::uint8_t>(rest_[0]);
    call.slot = static_cast<std::uint8_t>(rest_[1]) % 4u;
    call.cell = static_cast<std::uint8_t>(rest_[2]);
    rest_.remove_prefix(3);
    call.text = text();
    call.options = {};
    if (call.what >= 128) call.options = text();
    call.what %= 128;
    return true;
  }

 private:
  std::string_view text() {
    const std::size_t end = std::min(rest_.find('\x01'), rest_.size());
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return found;
  }

  std::string_view rest_;
};

template <class Handle, class Free>
void put(Handle*& slot, Handle* made, Free free, Expected& expected) {
  expected.settle(made != nullptr);
  if (!made) return;
  free(slot);
  slot = made;
}

void ask_position(const Call& call, mw_position* position, Slots& slots, Expected& expected) {
  switch (call.what % 6) {
    case 0:
      return expected.settle(mw_position_set(
          position, call.cell, call.text.empty() ? '1' : call.text[0], expected.out()));
    case 1:
      return expected.settle(
          mw_position_tell(position, call.text.data(), call.text.size(), expected.out()));
    case 2:
      return expected.take(mw_position_text(position, expected.out()));
    case 3:
      return put(slots.positions[call.cell % 4], mw_position_copy(position, expected.out()),
                 mw_position_free, expected);
    case 4:
      mw_position_symbol(position, call.cell);
      return;
    default:
      return put(slots.analyses[call.slot], mw_analyze(position, expected.out()), mw_analysis_free,
                 expected);
  }
}

void ask_analysis(const Call& call, mw_analysis* analysis, Expected& expected) {
  size_t count = 0;
  mw_analysis_mine_probability(analysis, &count);
  std::vector<double> mine(count);
  std::vector<std::uint8_t> layouts(2 * count + call.cell % 2);
  mw_deduction deduction;
  mw_analysis_deduction(analysis, call.cell, &deduction);
  switch (call.what % 6) {
    case 0:
      return expected.take(
          mw_analysis_json(analysis, call.text.data(), call.text.size(), expected.out()));
    case 1:
      return expected.take(mw_analysis_why(analysis, call.cell, expected.out()));
    case 2:
      return expected.take(
          mw_analysis_svg(analysis, call.text.data(), call.text.size(), expected.out()));
    case 3:
      return expected.settle(mw_analysis_what_if(analysis, call.cell,
                                                 call.text.empty() ? '1' : call.text[0], nullptr,
                                                 mine.data(), count, expected.out()));
    case 4:
      return expected.settle(
          mw_analysis_sample(analysis, call.cell, layouts.data(), layouts.size(), expected.out()));
    default:
      return expected.take(mw_analysis_layouts(analysis, expected.out()));
  }
}

void ask_session(const Call& call, mw_session* session, Slots& slots, Expected& expected) {
  switch (call.what % 8) {
    case 0:
    case 1:
      return expected.settle(mw_session_open(session, call.cell, expected.out()));
    case 2:
      return expected.settle(mw_session_mark(session, call.cell, expected.out()));
    case 3:
      return expected.settle(mw_session_chord(session, call.cell, expected.out()));
    case 4:
      return expected.settle(mw_session_undo(session, expected.out()));
    case 5:
      return expected.take(mw_session_hint(session, expected.out()));
    case 6:
      expected.take(mw_session_json(session, expected.out()));
      return expected.take(mw_session_transcript(session, expected.out()));
    default:
      return put(slots.positions[call.cell % 4], mw_session_position(session, expected.out()),
                 mw_position_free, expected);
  }
}

void ask_game(const Call& call, mw_game* game, Slots& slots, Expected& expected) {
  switch (call.what % 7) {
    case 0:
      return expected.settle(mw_game_open(game, call.cell, expected.out()));
    case 1:
      return expected.settle(mw_game_flag(game, call.cell, expected.out()));
    case 2:
      return expected.take(mw_game_step(game, expected.out()));
    case 3:
      return expected.settle(mw_game_go_to(game, call.cell, expected.out()));
    case 4:
      expected.take(mw_game_json(game, expected.out()));
      return expected.take(mw_game_transcript(game, expected.out()));
    case 5:
      for (int i = 0; i < 100 && game && !mw_game_is_over(game); ++i) {
        mw_text* const text = mw_game_step(game, expected.out());
        const bool goes_on = text != nullptr;
        expected.take(text);
        if (!goes_on) return;
      }
      return;
    default:
      return put(slots.positions[call.cell % 4], mw_game_position(game, expected.out()),
                 mw_position_free, expected);
  }
}

// Counts the calls of a watched request down, and has it stopped at the last.
std::int32_t count_down(void* data, const char* json, std::size_t size) {
  CHECK(json[size] == '\0');
  auto* const left = static_cast<std::uint32_t*>(data);
  return *left == 0 || --*left == 0;
}

void make(const Call& call, Slots& slots, Expected& expected) {
  const char* const text = call.text.data();
  const char* const options = call.options.data();
  const size_t size = call.text.size(), more = call.options.size();
  switch (call.what % 4) {
    case 0:
      return put(slots.positions[call.slot],
                 mw_position_read(text, size, options, more, expected.out()), mw_position_free,
                 expected);
    case 1:
      return put(slots.sessions[call.slot],
                 mw_session_new(text, size, options, more, expected.out()), mw_session_free,
                 expected);
    case 2:
      return put(slots.games[call.slot], mw_game_new(text, size, options, more, expected.out()),
                 mw_game_free, expected);
    default:
      std::uint32_t left = call.cell;
      return expected.take(mw_ask_watched(text, size, count_down, &left, expected.out()));
  }
}

void run(const Call& call, Slots& slots) {
  Expected expected;
  if (is_heavy(call.text) || is_heavy(call.options)) return;
  switch (call.what / 8 % 8) {
    case 0:
    case 1:
    case 2:
      return make(call, slots, expected);
    case 3:
      return ask_position(call, slots.positions[call.slot], slots, expected);
    case 4:
      return ask_analysis(call, slots.analyses[call.slot], expected);
    case 5:
      return ask_session(call, slots.sessions[call.slot], slots, expected);
    default:
      return ask_game(call, slots.games[call.slot], slots, expected);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  Slots slots;
  ProgramReader reader({reinterpret_cast<const char*>(bytes), size});
  Call call;
  for (int calls = 0; calls < 24 && reader.next(call); ++calls) run(call, slots);
  return 0;
}
