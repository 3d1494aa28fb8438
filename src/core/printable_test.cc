#include "core/printable.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

TEST(Printable, PlainTextStaysAsItIs) {
  EXPECT_EQ(printable("plain text"), "plain text");
  EXPECT_EQ(printable("gr\xc3\xbcn \xe2\x82\xac \xf0\x9f\x92\xa3"),
            "gr\xc3\xbcn \xe2\x82\xac \xf0\x9f\x92\xa3");
}

TEST(Printable, ControlCharactersAreNotShown) {
  EXPECT_EQ(printable("a\nb\x1b[31mc\x7f"), "a?b?[31mc?");
  EXPECT_EQ(printable(std::string_view("\0", 1)), "?");
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m"),
            "?31m");                             // C1: what ESC [ is in one character
  EXPECT_EQ(printable("\xc2\xa0"), "\xc2\xa0");  // the first past them
}

TEST(Printable, MarksOfDirectionAreNotShown) {
  for (const char* mark : {"\xd8\x9c", "\xe2\x80\x8e", "\xe2\x80\x8f", "\xe2\x80\xa8",
                           "\xe2\x80\xaa", "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x81\xa9"}) {
    EXPECT_EQ(printable(mark), "?");
  }
}

TEST(Printable, BytesThatAreNoTextAreNotShown) {
  EXPECT_EQ(printable("\xff"), "?");
  EXPECT_EQ(printable("a\xc3"), "a?");     // cut short
  EXPECT_EQ(printable("\x80z"), "?z");     // no beginning
  EXPECT_EQ(printable("\xc0\xaf"), "??");  // longer than it need be
  EXPECT_EQ(printable("\xe0\x80\xaf"), "???");
  EXPECT_EQ(printable("\xed\xa0\x80"), "???");       // a surrogate
  EXPECT_EQ(printable("\xf4\x90\x80\x80"), "????");  // past the last character
}

TEST(Printable, WhatIsKeptStays) {
  EXPECT_EQ(printable("a\nb\tc", "\n"), "a\nb?c");
}

TEST(Excerpt, ShortTextsAreWhole) {
  EXPECT_EQ(excerpt("abc\x1b", 4), "abc?");
}

TEST(Excerpt, LongTextsLoseTheirMiddle) {
  EXPECT_EQ(excerpt("abcdefghijklmnopqrstuvwxyz", 9), "abcdef...xyz");
  EXPECT_LT(excerpt(std::string(1'000'000, 'a')).size(), kMostQuoted + 10);
}

TEST(Excerpt, NoCharacterIsCut) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "\xe2\x82\xac";
  for (std::size_t most = 9; most < 20; ++most) {
    EXPECT_EQ(excerpt(text, most).find('?'), std::string::npos);
  }
}

}  // namespace
}  // namespace minewise
