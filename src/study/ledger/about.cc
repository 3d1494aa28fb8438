#include "study/ledger/about.h"

#include <map>

#include "core/digest.h"
#include "core/number.h"
#include "core/try.h"

namespace minewise {
namespace {

// Format 1 had checksums that did not say of which chunk, format 2 no memory, format 3 no faults,
// format 4 games as rows of fifteen bytes.
constexpr std::string_view kKind = "minewise ledger ";
constexpr std::uint64_t kFormat = 5;
constexpr std::string_view kWayOut = "play the experiment again, into another folder";

// No index beside them: what is read twice over can disagree with itself. The time stands before
// the games, so that it is found without reading them.
constexpr const char* kAboutTable =
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID";
constexpr const char* kChunkTable =
    "CREATE TABLE chunk (place INTEGER PRIMARY KEY, seconds REAL NOT NULL, games BLOB NOT NULL)";

std::unexpected<Error> not_believed(std::string_view what) {
  return fail("it is damaged ({}): {}", what, kWayOut);
}

// Names and what they stand for.
using Texts = std::map<std::string, std::string>;

Result<Texts> read_texts(Database& database, std::string_view sql) {
  TRY(auto select, database.prepare(sql));
  Texts texts;
  for (;;) {
    TRY(auto row, select.step());
    if (!row) return texts;
    texts[std::string(select.bytes(0))] += select.bytes(1);  // a name that is there twice shows
  }
}

std::string sum_of(const Texts& sayings) {
  Digest digest("about");
  for (const auto& [name, value] : sayings) {
    if (name != "sum") digest.add(name).add(value);
  }
  return fmt::format("{:016x}", digest.value());
}

// How the tables were made, by name.
Result<Texts> read_schema(Database& database) {
  return read_texts(database,
                    "SELECT name, CASE WHEN type = 'table' AND name = tbl_name THEN sql ELSE '' END"
                    " FROM sqlite_schema");
}

// A finished experiment has its results as a table as well, made anew whenever it is finished.
bool is_ours(Texts schema) {
  const auto results = schema.extract("results");
  if (results && !results.mapped().starts_with("CREATE TABLE \"results\" (")) return false;
  return schema == Texts{{"about", kAboutTable}, {"chunk", kChunkTable}};
}

Result<About> parse_about(Texts sayings) {
  TRY(auto shard, parse_shard(sayings["shard"]));
  return About{{shard, sayings["version"], sayings["command"]}, sayings["experiment"]};
}

std::optional<std::uint64_t> read_format(std::string_view text) {
  return text.starts_with(kKind) ? parse_whole(text.substr(kKind.size())) : std::nullopt;
}

Result<void> check_believable(const Texts& schema, Texts sayings) {
  const auto format = read_format(sayings["format"]);
  if (!format) return not_believed("its format");
  if (*format != kFormat) {
    return fail("it is a ledger of format {}, and this program reads format {}: {}", *format,
                kFormat, kWayOut);
  }
  if (!is_ours(schema)) return not_believed("its tables");
  if (sayings["sum"] != sum_of(sayings)) return not_believed("what it says about itself");
  return {};
}

}  // namespace

Result<void> write_about(Database& database, const About& about) {
  const auto& [shard, version, command] = about.head;
  Texts sayings{{"format", fmt::format("{}{}", kKind, kFormat)},
                {"version", version},
                {"shard", format_shard(shard)},
                {"command", command},
                {"experiment", about.experiment}};
  sayings["sum"] = sum_of(sayings);
  for (const char* sql : {kAboutTable, kChunkTable}) {
    if (auto made = database.execute(sql); !made) return made;
  }
  TRY(auto insert, database.prepare("INSERT INTO about VALUES (?1, ?2)"));
  for (const auto& [name, value] : sayings) {
    if (auto run = insert.bind_text(1, name).bind_text(2, value).run(); !run) return run;
  }
  return {};
}

Result<std::optional<About>> read_about(Database& database) {
  TRY(database.check());
  TRY(auto schema, read_schema(database));
  if (schema.empty()) return std::nullopt;
  if (schema["about"] != kAboutTable) {
    return fail("it is not a ledger of experiments, or it is damaged");
  }
  TRY(auto sayings, read_texts(database, "SELECT name, value FROM about"));
  TRY(check_believable(schema, sayings));
  return parse_about(std::move(sayings));
}

}  // namespace minewise
