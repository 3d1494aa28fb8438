#include "bindings/c/ask.h"

#include <algorithm>

#include "core/message.h"

namespace minewise::c {

bool Watch::goes_on(const Progress& progress) {
  if (!told_ || is_stopped_) return !is_stopped_;
  const std::string json = progress_json(progress);
  is_stopped_ = told_(data_, json.c_str(), json.size()) != 0;
  return !is_stopped_;
}

Result<void> Watch::check() const {
  if (!is_stopped_) return {};
  return fail_as(ErrorKind::Stopped, "the request was stopped");
}

namespace {

Result<std::string> answer_by(Verb verb, std::string_view request, Watch&) {
  return verb(request);
}

Result<std::string> answer_by(WatchedVerb verb, std::string_view request, Watch& watch) {
  auto answer = verb(request, watch);
  TRY(watch.check());
  return answer;
}

Result<Text> ask(std::string_view request, Watch watch) {
  TRY(const auto verb, verb_of(request));
  const auto found = std::ranges::find(all_verbs(), verb, &NamedVerb::name);
  if (found == all_verbs().end()) {
    std::vector<std::string> known;
    for (const NamedVerb& each : all_verbs()) known.emplace_back(each.name);
    return fail_option("verb", "unknown verb '{}'{}", verb, did_you_mean(verb, known));
  }
  TRY(auto answer,
      std::visit([&](const auto each) { return answer_by(each, request, watch); }, found->ask));
  return make_text(std::move(answer));
}

}  // namespace

VerbReader& VerbReader::about(ReadingWords& words) {
  RequestReader::text("text", text_);
  add_reading_words(*this, words);
  return *this;
}

VerbReader& VerbReader::about_game(ReadingWords& words) {
  RequestReader::text("text", text_);
  add_played_words(*this, words);
  return *this;
}

Result<Given> VerbReader::take_given(std::string_view request, const ReadingWords& words) const {
  TRY(take(request));
  if (!text_) return fail_option("text", "missing");
  return given_text(*text_, words, kUsualSeed);
}

}  // namespace minewise::c

using namespace minewise::c;

mw_text* mw_ask(const char* request, size_t size, mw_error** error) {
  return mw_ask_watched(request, size, nullptr, nullptr, error);
}

mw_text* mw_ask_watched(const char* request, size_t size, mw_progress progress, void* data,
                        mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto text, text_in(request, size));
    return ask(text, Watch(progress, data));
  });
}
