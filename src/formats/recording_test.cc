#include <gtest/gtest.h>

#include "core/rng.h"
#include "formats/person_game.h"
#include "formats/rawvf.h"
#include "formats/recording.h"
#include "support/board.h"
#include "support/replay_files.h"

namespace minewise {

namespace {

TEST(FileBytes, TakesNumbersHighByteFirst) {
  FileBytes reader(std::string_view("\x01\x02\x03\x04\x05\x06\xFF\xFE", 8));
  EXPECT_EQ(reader.u8("x"), 1);
  EXPECT_EQ(reader.u16("x"), 0x203);
  EXPECT_EQ(reader.u24("x"), 0x40506);
  EXPECT_EQ(reader.i16("x"), -2);
  EXPECT_EQ(reader.left(), 0u);
  EXPECT_TRUE(reader.is_good());
}

TEST(FileBytes, KeepsTheFirstErrorAndGivesZerosAfterIt) {
  FileBytes reader("abc");
  reader.u16("a number");
  EXPECT_EQ(reader.u16("the mines"), 0);
  EXPECT_EQ(reader.u8("something else"), 0);
  reader.fail_at_offset(7, "later");
  EXPECT_EQ(error_of(reader.status()), "offset 3: the file ends in the middle of the mines");
}

TEST(FileBytes, ExpectsNoMoreThanIsLeft) {
  FileBytes reader("abcdefg");
  EXPECT_TRUE(reader.expect(3, 2, "things"));
  EXPECT_FALSE(reader.expect(4, 2, "things"));
  EXPECT_EQ(error_of(reader.status()), "offset 0: expected 4 things, but only 7 bytes are left");
}

TEST(FileBytes, TakesTextsUpToTheirEnd) {
  FileBytes reader("one]two");
  EXPECT_EQ(reader.take_until(']', "a text"), "one");
  EXPECT_EQ(reader.take_until(']', "a text"), "");
  EXPECT_EQ(error_of(reader.status()), "offset 7: the file ends in the middle of a text");
}

using namespace std::string_view_literals;

struct OwnFile {
  std::string name;
  std::string bytes;
  bool is_won = true;
  int other_claims = 0;  // that the original game does not make
};

// Our games in every format and version.
std::vector<OwnFile> own_files() {
  const Recording won = own_game(), lost = lost_game();
  std::vector<OwnFile> files{{"Arbiter", avf_file(won)},
                             {"Arbiter, custom", avf_file(won, true)},
                             {"Arbiter, lost", avf_file(lost), false},
                             {"FreeSweeper", avf_file(won, false, 10)},
                             {"RMV 1", rmv_file(won, 1)},
                             {"RMV 2", rmv_file(won, 2)},
                             {"RMV 1, lost", rmv_file(lost, 1, false), false},
                             {"RMV 2, lost", rmv_file(lost, 2, false), false},
                             {"EVF 4, converted", evf_file(won, 4, true, true)},
                             {"EVF 4, lost", evf_file(lost, 4, false), false}};
  for (int version = 0; version <= 4; ++version) {
    files.push_back({fmt::format("EVF {}", version), evf_file(won, version)});
  }
  for (const auto shape :
       {MvfShape::Early, MvfShape::Player076, MvfShape::Player075, MvfShape::Beta097,
        MvfShape::Funny, MvfShape::Changed, MvfShape::Of2006, MvfShape::Of2007}) {
    files.push_back({fmt::format("MVF {}", static_cast<int>(shape)), mvf_file(won, shape)});
    files.push_back(
        {fmt::format("MVF {}, lost", static_cast<int>(shape)), mvf_file(lost, shape), false});
  }
  return files;
}

TEST(Readers, GiveTheSameGameInEveryFormatAndVersion) {
  const PersonGame won = referee(own_game()), lost = referee(lost_game());
  ASSERT_EQ(won.end, GameEnd::Won);
  ASSERT_EQ(lost.end, GameEnd::Lost);
  for (const OwnFile& file : own_files()) {
    SCOPED_TRACE(file.name);
    const auto recording = read_recording(file.bytes);
    ASSERT_TRUE(recording) << recording.error().text();
    const PersonGame& expected = file.is_won ? won : lost;
    const PersonGame game = referee(*recording);
    EXPECT_EQ(game.shape, expected.shape);
    EXPECT_EQ(game.layout, expected.layout);
    EXPECT_EQ(game.clicks, expected.clicks);
    EXPECT_EQ(game.end, expected.end);
    EXPECT_EQ(game.first_click(), Cell{0});
    EXPECT_EQ(game.time_ms, expected.time_ms);
    EXPECT_EQ(game.bbbv, expected.bbbv);
    EXPECT_EQ(game.counts, expected.counts);
    EXPECT_EQ(game.differences, std::vector<std::string>{});
  }
}

TEST(Readers, TellProgramAndVersion) {
  const auto named = [](const std::string& bytes) {
    const auto recording = must(read_recording(bytes));
    return fmt::format("{} {} {}, {}", replay_format_name(recording.format), recording.program,
                       recording.version, recording.mode);
  };
  const Recording game = own_game();
  EXPECT_EQ(named(avf_file(game)), "AVF Minesweeper Arbiter 0.52.3, classic");
  EXPECT_EQ(named(avf_file(game, false, 10)), "AVF FreeSweeper R10, classic");
  EXPECT_EQ(named(rmv_file(game, 1)), "RMV Vienna Minesweeper Home Edition - Release 2.2, classic");
  EXPECT_EQ(named(evf_file(game, 3)), "EVF Metasweeper 3.1.9, classic");
  EXPECT_EQ(named(mvf_file(game, MvfShape::Of2006)),
            "MVF Minesweeper Clone 2006 release 1, classic");
  EXPECT_EQ(named(mvf_file(game, MvfShape::Beta097)), "MVF Minesweeper Clone 0.97 beta, classic");
  EXPECT_EQ(named(mvf_file(game, MvfShape::Funny)),
            "MVF Minesweeper Clone 0.97 beta, funny mode, upk");
  EXPECT_EQ(named(mvf_file(game, MvfShape::Player076)), "MVF Minesweeper Clone 0.76 beta, classic");
}

TEST(Readers, ReportClaimsThatDoNotHold) {
  Recording game = own_game();
  game.claims.bbbv = 99;
  game.claims.time_ms = 12340;
  const PersonGame played = referee(must(read_recording(rmv_file(game, 2, false))));
  EXPECT_EQ(played.differences.size(), 3u);
  EXPECT_EQ(played.differences[0],
            fmt::format("the file claims a 3BV of 99, the board has {}", played.bbbv));
  EXPECT_EQ(played.differences[1],
            "the file claims that the game was not won, its clicks leave it won");
  EXPECT_EQ(played.differences[2],
            fmt::format("the file claims 12.340 seconds, its clicks take {}.{:03}",
                        played.time_ms / 1000, played.time_ms % 1000));
}

TEST(Readers, TakeFlagsFromBeforeTheGame) {
  const PersonGame game =
      referee(must(read_recording(rmv_file(lost_game(), 1, false, {{7, 7}, {4, 4}}))));
  ASSERT_GE(game.clicks.size(), 2u);
  EXPECT_EQ(game.clicks[0].kind, Click::Kind::Flag);
  EXPECT_EQ(game.shape.place(game.clicks[0].cell).text(), "7,7");
  EXPECT_EQ(game.shape.place(game.clicks[1].cell).text(), "4,4");
  EXPECT_EQ(game.counts.right, 2);
}

TEST(Readers, RefuseVersionsThatAreNotKnown) {
  std::string rmv = rmv_file(own_game(), 2);
  rmv[5] = 3;
  EXPECT_EQ(error_of(read_recording(rmv)),
            "offset 4: unknown version 3 of RMV; versions 1 and 2 are known");
  std::string mvf = mvf_file(own_game(), MvfShape::Of2007);
  mvf[27] = '9';
  EXPECT_EQ(error_of(read_recording(mvf)),
            "offset 27: unknown version '2004-2009' of Minesweeper Clone");
  EXPECT_EQ(error_of(read_evf("\x05 and more")),
            "offset 0: unknown version 5 of EVF; versions 0 to 4 are known");
  EXPECT_FALSE(read_recording(""));
}

// What reads for all that is a game like any other.
void expect_no_harm(std::string_view bytes) {
  const auto recording = read_recording(bytes);
  if (recording) {
    referee(*recording);
  } else {
    EXPECT_NE(recording.error().message.find("offset "), std::string::npos)
        << recording.error().text();
  }
}

TEST(Readers, RefuseFilesThatAreCutOff) {
  for (const OwnFile& file : own_files()) {
    SCOPED_TRACE(file.name);
    for (std::size_t size = 0; size < file.bytes.size(); size += 1 + size / 64) {
      expect_no_harm(std::string_view(file.bytes).substr(0, size));
    }
    EXPECT_FALSE(read_recording(std::string_view(file.bytes).substr(0, file.bytes.size() / 2)));
  }
}

TEST(Readers, SurviveFlippedBits) {
  for (const OwnFile& file : own_files()) {
    SCOPED_TRACE(file.name);
    for (std::size_t at = 0; at < file.bytes.size(); ++at) {
      std::string bytes = file.bytes;
      bytes[at] ^= static_cast<char>(1 << at % 8);
      expect_no_harm(bytes);
    }
  }
}

TEST(Readers, AskForNoMemoryThatTheFileCannotFill) {
  std::string bytes = mvf_file(own_game(), MvfShape::Of2007);
  const std::size_t count = bytes.find("name") + 4 + 2;
  bytes.replace(count, 3, "\xFF\xFF\xFF");
  EXPECT_NE(error_of(read_recording(bytes)).find("expected 16777215 events"), std::string::npos);
}

// Beginnings of files of other kinds. Some begin as replays do: with a version of EVF, with the
// size of a board of MVF, with a level where AVF has one.
std::vector<std::string> foreign_files() {
  Rng rng(Seed{5}, Digest("foreign"));
  std::vector<std::string> files{"", "Dear reader", "# A page\n\nwith words\n",
                                 "Notes on the format\nBoard:\nWidth: 8\n",
                                 "{\"text\": \"RawVF_Version: Rev6\"}\n"};
  for (const std::string_view head : {std::string_view("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16),
                                      "\xff\xd8\xff\xe0\0\x10JFIF"sv,
                                      "PK\3\4\x14\0\0\0"sv,
                                      "\0\0\1\0\1\0\x10\x10"sv,
                                      "\0\0\0\x18"
                                      "ftypmp42"sv,
                                      "\x1f\x8b\x08\0\0\3"sv,
                                      "\x08\x08"sv,
                                      "\x10\x10"sv,
                                      "\x1e\x10"sv,
                                      "\x1e\x10\0\x05"sv,
                                      "\0"sv,
                                      "\1"sv,
                                      "\2"sv,
                                      "\3"sv,
                                      "\4"sv,
                                      "\1\2\3\4\5\4|B"sv,
                                      "\0\1\0\0\0\x10"sv,
                                      "GIF89a"sv,
                                      "\x7f"
                                      "ELF\2\1\1\0"sv,
                                      ""sv}) {
    for (const int size : {0, 30, 300, 3000}) {
      std::string file(head);
      for (int i = 0; i < size; ++i) file += static_cast<char>(rng.below(256));
      files.push_back(file);
      files.push_back(std::string(head) + std::string(static_cast<std::size_t>(size), '\0'));
    }
  }
  return files;
}

TEST(Readers, TakeNoOtherFileForAReplay) {
  for (const std::string& file : foreign_files()) {
    EXPECT_FALSE(find_recording(file)) << excerpt(file);
    const std::string error = error_of(read_recording(file));
    for (const std::string_view format : {"AVF", "RMV", "MVF", "EVF", "RAWVF"}) {
      EXPECT_NE(error.find(fmt::format("as {}, offset ", format)), std::string::npos) << error;
    }
  }
}

// Where its format is told by more than its first bytes.
TEST(Readers, KnowADamagedReplay) {
  const Recording game = own_game();
  for (std::string file :
       {avf_file(game), avf_file(game, true), rmv_file(game, 1), rmv_file(game, 2),
        evf_file(game, 0), evf_file(game, 3), evf_file(game, 4), mvf_file(game, MvfShape::Of2007),
        mvf_file(game, MvfShape::Beta097), format_rawvf(game)}) {
    EXPECT_TRUE(find_recording(file).value());
    file.resize(file.size() * 3 / 4);
    file += "\xff\xfe";
    const auto damaged = find_recording(file);
    ASSERT_TRUE(damaged);
    ASSERT_FALSE(*damaged);
    EXPECT_EQ(error_of(*damaged), error_of(read_recording(file)));
    EXPECT_EQ(error_of(*damaged).find("as AVF"), std::string::npos);
  }
}

}  // namespace

}  // namespace minewise
