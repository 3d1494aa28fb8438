#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "output/report/page.h"

namespace minewise {

namespace {

struct ClosePipe {
  void operator()(std::FILE* pipe) const { pclose(pipe); }
};

// What a shell makes of a word.
std::string read_by_shell(const std::string& word) {
  const std::string command = "printf %s " + word;
  const std::unique_ptr<std::FILE, ClosePipe> pipe(popen(command.c_str(), "r"));
  std::string text;
  for (int letter = 0; pipe && (letter = std::getc(pipe.get())) != EOF;) {
    text += static_cast<char>(letter);
  }
  return text;
}

TEST(ShellWord, IsPlainWhereItCanBe) {
  for (const char* text : {"basic,exact", "0.1:0.9:0.1", "30x16/99", "20@0.2", "--games", "100"}) {
    EXPECT_EQ(shell_word(text), text);
  }
}

TEST(ShellWord, IsQuotedWhereItMustBe) {
  EXPECT_EQ(shell_word(""), "''");
  EXPECT_EQ(shell_word("survival count=shown"), "'survival count=shown'");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_word("$HOME"), "'$HOME'");
}

TEST(ShellWord, IsReadBackByAShell) {
  for (const char* text :
       {"plain",         "two words", "it's", "''",       "\"double\"",  "$HOME",
        "`pwd`",         "$(pwd)",    "a;b",  "a&b|c",    "a\nb",        "\n",
        "back\\slash\\", "*?[a]",     "~",    "~/x",      "{a,b}",       "# no comment",
        "!event!",       "tab\there", "a=b",  "<in >out", "gr\xc3\xbcn", "\xff"}) {
    EXPECT_EQ(read_by_shell(shell_word(text)), text);
  }
}

}  // namespace

}  // namespace minewise
