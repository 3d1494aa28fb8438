// The short macros of our own sources. CHECK ends the program where a contract is broken
// (contract.h), and TRY returns an error to the caller. No header that other programs include has
// them.
#pragma once

#include <expected>
#include <utility>

#include "core/contract.h"

#define CHECK(condition) MINEWISE_CHECK(condition)

// TRY: if an expression gives an error, the function returns it to its caller. For functions that
// return a Result, or another std::expected with the same kind of error:
//
//     TRY(check(options));
//     TRY(const Board board, parse_board(text));
//
// The second form keeps the value in a variable.

#define MINEWISE_JOIN_(a, b) a##b
#define MINEWISE_JOIN(a, b) MINEWISE_JOIN_(a, b)

// An expression with a comma outside parentheses would be taken for two arguments: put it into
// parentheses.
#define MINEWISE_TRY_1(expression) \
  if (auto tried = (expression); !tried) return std::unexpected(std::move(tried).error())
#define MINEWISE_TRY_2(declaration, expression) \
  MINEWISE_TRY_INTO(declaration, expression, MINEWISE_JOIN(tried_, __LINE__))
#define MINEWISE_TRY_INTO(declaration, expression, tried)       \
  auto tried = (expression);                                    \
  if (!tried) return std::unexpected(std::move(tried).error()); \
  declaration = *std::move(tried)
#define MINEWISE_TRY_PICK(one, two, name, ...) name
#define TRY(...) MINEWISE_TRY_PICK(__VA_ARGS__, MINEWISE_TRY_2, MINEWISE_TRY_1, )(__VA_ARGS__)
