#include "bindings/c/ask.h"

#include <algorithm>
#include <iterator>
#include <variant>

#include "core/message.h"

namespace minewise::c {

bool Watch::goes_on(const Progress& progress) {
  if (!told_ || is_stopped_) return !is_stopped_;
  const std::string json = progress_json(progress);
  is_stopped_ = told_(data_, json.c_str(), json.size()) != 0;
  return !is_stopped_;
}

Answer<void> Watch::check() const {
  if (!is_stopped_) return {};
  return refuse(Error{"the request was stopped"}, MW_STOPPED);
}

namespace {

struct NamedVerb {
  std::string_view name;
  std::variant<Verb, WatchedVerb> ask;
};

constexpr NamedVerb kVerbs[] = {
#ifndef MINEWISE_MODULE
    {"compare", ask_compare},
#endif
#if !defined(MINEWISE_MODULE) || defined(MINEWISE_STUDIO)
    {"board", ask_board},       {"influence", ask_influence}, {"optimal", ask_optimal},
    {"review", ask_review},
#endif
    {"agents", ask_agents},     {"clues", ask_clues},         {"generate", ask_generate},
    {"link", ask_link},         {"palette", ask_palette},     {"play", ask_play},
    {"position", ask_position}, {"read", ask_read},           {"render", ask_render},
    {"analyze", ask_analyze},
};

Answer<std::string> answer_by(Verb verb, std::string_view request, Watch&) {
  return verb(request);
}

Answer<std::string> answer_by(WatchedVerb verb, std::string_view request, Watch& watch) {
  return verb(request, watch);
}

Answer<Text> ask(std::string_view request, Watch watch) {
  TRY(const auto verb, answer_of(verb_of(request)));
  const auto found = std::find_if(std::begin(kVerbs), std::end(kVerbs),
                                  [&](const NamedVerb& each) { return each.name == verb; });
  if (found == std::end(kVerbs)) {
    std::vector<std::string> known;
    for (const NamedVerb& each : kVerbs) known.emplace_back(each.name);
    return refuse(
        Error{format_message("verb: there is no '{}'{}", verb, did_you_mean(verb, known))});
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

Answer<Input> VerbReader::take_input(std::string_view request, const ReadingWords& words) const {
  TRY(take(request));
  if (!text_) return refuse(Error{"text: is missing"});
  return answer_of(recognise_asked(*text_, words, kUsualSeed));
}

}  // namespace minewise::c

using namespace minewise::c;

mw_text* mw_ask(const char* request, size_t size, mw_error** error) {
  return mw_ask_watched(request, size, nullptr, nullptr, error);
}

mw_text* mw_ask_watched(const char* request, size_t size, mw_progress progress, void* data,
                        mw_error** error) {
  return give(error, [&]() -> Answer<Text> {
    TRY(const auto text, text_in(request, size));
    return ask(text, Watch(progress, data));
  });
}
