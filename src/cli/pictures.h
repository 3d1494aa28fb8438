// The pictures that a verb may be asked for: an option for each format (--svg, --png, --gif), and
// how they look.
#pragma once

#include <string>

#include "cli/results/picture_files.h"
#include "cli/verb.h"

namespace minewise::cli {

// Whether a verb's pictures show a game, or one board.
enum class Shown { Film, Still };
void add_picture_options(CLI::App* verb, PictureOptions& options, Shown shown);

// An answer as text, as json, or as a picture that is printed, and pictures beside it in files.
struct AnswerOptions {
  std::string format = "text";
  PictureOptions files;

  // Null where no picture is asked for.
  const PictureFormat* picture() const { return find_picture_format(format); }
};

void add_answer_options(CLI::App* verb, AnswerOptions& options, const std::string& help);

// Whether the options go together, and with what standard output is. The Failure names a file to
// write to instead, like "board".
Status check_answer(const AnswerOptions& options, std::string_view file);

// REQUIRES: a picture is asked for, and the panel has a size that pictures are made of.
void print_picture(const AnswerOptions& options, const Panel& panel);

}  // namespace minewise::cli
