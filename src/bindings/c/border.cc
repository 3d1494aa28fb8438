#include "bindings/c/border.h"

#include <exception>
#include <utility>

#include "core/contract.h"
#include "output/text/analysis.h"

namespace minewise::c {
namespace {

// Handed out where there is no memory for an error; never freed.
mw_error no_memory{MW_MEMORY, "out of memory", 0, 0, {}};

#ifdef __cpp_exceptions
struct BrokenContract {
  const char* condition;
  const char* file;
  int line;
};

// Only this library's own copy of the handler is set: no other library in the process sees it.
[[maybe_unused]] const ContractHandler handler_before =
    set_contract_handler([](const char* condition, const char* file, int line) {
      throw BrokenContract{condition, file, line};
    });
#endif

#ifdef __cpp_exceptions
// What is being handled, as an error.
mw_error caught() {
  constexpr std::string_view kFault = "internal error of this library: ";
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return {MW_MEMORY, "out of memory", 0, 0, {}};
  } catch (const BrokenContract& broken) {
    return {MW_INTERNAL,
            fmt::format("{}{}:{}: {}", kFault, broken.file, broken.line, broken.condition),
            0,
            0,
            {}};
  } catch (const std::exception& thrown) {
    return {MW_INTERNAL, fmt::format("{}{}", kFault, thrown.what()), 0, 0, {}};
  } catch (...) {
    return {MW_INTERNAL, std::string(kFault) + "unknown exception", 0, 0, {}};
  }
}
#endif

std::int32_t kind_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Input:
      return MW_INPUT;
    case ErrorKind::Impossible:
      return MW_IMPOSSIBLE;
    case ErrorKind::Stopped:
      return MW_STOPPED;
    case ErrorKind::Limit:
    case ErrorKind::NotFound:
    case ErrorKind::Failed:
      break;
  }
  return MW_LIMIT;
}

mw_error error_for_c(const Error& error) {
  return {kind_of(error.kind),
          printable(error.option.empty() ? error.message : error.text()),
          static_cast<std::uint32_t>(error.line),
          static_cast<std::uint32_t>(error.column),
          {error.clues.begin(), error.clues.end()}};
}

void hand_out_made(mw_error** error, mw_error made) noexcept {
  if (!error) return;
  *error = new (std::nothrow) mw_error(std::move(made));
  if (!*error) *error = &no_memory;
}

}  // namespace

void hand_out(mw_error** error, const Error& found) {
  if (error) hand_out_made(error, error_for_c(found));
}

Text make_text(std::string text) {
  return std::make_unique<mw_text>(mw_text{std::move(text)});
}

Result<std::string_view> text_in(const char* text, std::size_t size) {
  if (size > MW_MOST_TEXT) {
    return fail_as(ErrorKind::Limit, fmt::format("a text can have at most {} bytes", MW_MOST_TEXT));
  }
  if (!text && size > 0) return fail("the text is a null pointer, but its length is not 0");
  return text ? std::string_view(text, size) : std::string_view();
}

Result<Cell> cell_in(std::uint32_t cell, const Shape& shape) {
  const auto cells = static_cast<std::uint32_t>(shape.cells());
  if (cell < cells) return Cell{static_cast<std::int32_t>(cell)};
  return fail("there is no cell {} on a board of {} cells", cell, cells);
}

#ifdef __cpp_exceptions
void hand_out_caught(mw_error** error) noexcept {
  try {
    hand_out_made(error, caught());
  } catch (...) {  // no memory for the message
    if (error) *error = &no_memory;
  }
}
#endif

std::vector<std::uint32_t> numbers_of(std::span<const Cell> cells) {
  std::vector<std::uint32_t> numbers;
  for (const Cell cell : cells) numbers.push_back(static_cast<std::uint32_t>(cell.index));
  return numbers;
}

}  // namespace minewise::c

using minewise::c::no_memory;

const char* mw_text_data(const mw_text* text) {
  return text ? text->text.c_str() : "";
}

size_t mw_text_size(const mw_text* text) {
  return text ? text->text.size() : 0;
}

void mw_text_free(mw_text* text) {
  delete text;
}

int32_t mw_error_kind(const mw_error* error) {
  return error ? error->kind : 0;
}

const char* mw_error_message(const mw_error* error) {
  return error ? error->message.c_str() : "";
}

uint32_t mw_error_line(const mw_error* error) {
  return error ? error->line : 0;
}

uint32_t mw_error_column(const mw_error* error) {
  return error ? error->column : 0;
}

const uint32_t* mw_error_cells(const mw_error* error, size_t* count) {
  if (count) *count = error ? error->cells.size() : 0;
  return error && !error->cells.empty() ? error->cells.data() : nullptr;
}

void mw_error_free(mw_error* error) {
  if (error != &no_memory) delete error;
}

uint32_t mw_abi_version(void) {
  return MW_ABI_VERSION;
}

const char* mw_version(void) {
  return MINEWISE_VERSION;
}
