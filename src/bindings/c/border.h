// The border between C and the library. Inside, a call returns a Result. At the border a value
// becomes a handle or a number, and an Error becomes an mw_error. No exception crosses the C
// boundary: neither lack of memory nor a bug of ours, since our own contracts throw here.
//
// Compiled without exceptions, as for WebAssembly, a broken contract or lack of memory ends the
// module, and its host makes another.
#pragma once

#include <minewise.h>

#include <cstdint>
#include <expected>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "core/macros.h"
#include "core/view.h"
#include "formats/moment.h"
#include "solver/conflict.h"

struct mw_text {
  std::string text;
};

struct mw_error {
  std::int32_t kind = MW_INTERNAL;
  std::string message;
  std::uint32_t line = 0, column = 0;
  std::vector<std::uint32_t> cells;
};

namespace minewise::c {

using minewise::fail;  // for the functions of C, which are in no namespace
using minewise::Result;
using Text = std::unique_ptr<mw_text>;

Text make_text(std::string text);

// A text from outside. Refused if there is none at all, or if it is too long.
Result<std::string_view> text_in(const char* text, std::size_t size);

// What a handle holds, unless it is null.
template <class Handle>
Result<Handle*> held(Handle* handle) {
  if (!handle) return fail("the handle is null");
  return handle;
}

// A cell by its number.
Result<Cell> cell_in(std::uint32_t cell, const Shape& shape);

// Hands an error out, if anybody wants it.
void hand_out(mw_error** error, const Error& found);

// Hands out what is being handled. REQUIRES: called while something is.
void hand_out_caught(mw_error** error) noexcept;

// Runs a call that answers with a handle.
template <class Call>
auto give(mw_error** error, const Call& call) noexcept -> decltype(call()->release()) {
  if (error) *error = nullptr;
#ifdef __cpp_exceptions
  try {
#endif
    auto answer = call();
    if (answer) return answer->release();
    hand_out(error, answer.error());
#ifdef __cpp_exceptions
  } catch (...) {
    hand_out_caught(error);
  }
#endif
  return nullptr;
}

// Runs a call that does something. Returns whether it was done.
template <class Call>
std::int32_t perform(mw_error** error, const Call& call) noexcept {
  const auto unit = [&]() -> Result<Text> {
    TRY(call());
    return Text();
  };
  mw_error* wrong = nullptr;
  give(&wrong, unit);
  if (error) {
    *error = wrong;
  } else {
    mw_error_free(wrong);
  }
  return wrong ? 0 : 1;
}

// The numbers of cells, for C.
std::vector<std::uint32_t> numbers_of(std::span<const Cell> cells);

}  // namespace minewise::c
