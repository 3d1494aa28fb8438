#include "cli/results/board_writer.h"

#include <fmt/format.h>

#include <utility>

#include "cli/run/ending.h"
#include "cli/run/streams.h"
#include "core/counted.h"
#include "core/game_id.h"
#include "core/layout_set.h"
#include "core/try.h"
#include "game/board_value.h"

namespace minewise {

std::expected<BoardWriter, Failure> BoardWriter::open(const BoardFiles& files, const Shape& shape,
                                                      std::optional<Place> first) {
  BoardWriter writer(shape, first);
  writer.theme_ = files.theme;
  for (const auto& [file, place] :
       {std::pair(&files.boards, &writer.draft_), std::pair(&files.report, &writer.report_)}) {
    TRY(auto draft, open_draft(*file));
    if (draft) place->emplace(std::move(*draft));
  }
  for (const auto& [format, file] : files.pictures) {
    TRY(auto draft, Draft::open(file));
    writer.pictures_.emplace_back(format, std::move(draft));
  }
  return writer;
}

void BoardWriter::write(const Layout& layout, std::string_view report_text,
                        std::string_view caption) {
  const Unbroken whole;
  LayoutSet set(shape_, first_);
  if (written_++ == 0) put(format_layout_set(set));
  set.add(layout);
  put(std::string(set.row(0)) + "\n");
  if (!pictures_.empty() && drawn_.size() < kMostDrawn) keep_for_drawing(layout, caption);
  report(report_text);
}

void BoardWriter::report(std::string_view text) {
  if (!report_ || text.empty()) return;
  report_->write(text);
  is_reported_ = true;
}

void BoardWriter::put(const std::string& text) {
  draft_ ? draft_->write(text) : print(text);
}

void BoardWriter::keep_for_drawing(const Layout& layout, std::string_view caption) {
  const Topology topology(shape_);
  const Board board{shape_.width, shape_.height, FixedCount{layout.mines()}};
  const std::string heading = fmt::format("board {}, {}", drawn_.size() + 1, format_board(board));
  drawn_.push_back({heading, shape_, tiles_of(layout, topology, true),
                    fmt::format("{}{}3BV {}", caption, caption.empty() ? "" : "; ",
                                count_3bv(layout, topology))});
}

Status BoardWriter::draw() {
  for (auto& [format, draft] : pictures_) {
    TRY(draft.finish(format->draw(drawn_, theme_)));
  }
  return {};
}

Status BoardWriter::put_in_place(std::string_view report_text) {
  const Unbroken whole;
  report(report_text);
  Status put;
  if (draft_ && written_ > 0) {
    put = draft_->finish();
    draft_.reset();
  }
  if (put && is_reported_) {
    put = report_->finish();
    report_.reset();
    is_reported_ = false;
  }
  return put;
}

Status BoardWriter::finish(std::string_view report_text) {
  TRY(put_in_place(report_text));
  if (written_ == 0) return {};
  const Status drawn = draw();
  pictures_.clear();
  return drawn;
}

std::string BoardWriter::stop(std::uint64_t count, std::string_view report_text) {
  if (written_ > 0) static_cast<void>(put_in_place(report_text));
  return fmt::format("stopped after {}", counted_of(written_, count, "board"));
}

}  // namespace minewise
