/* A tour of the C interface in plain C99: every kind of handle, every kind of answer. Prints what it
   finds; compile_test.py compares that. */
#include <minewise.h>

#include <stdio.h>
#include <string.h>

static mw_error* error = NULL;

/* Prints a text and frees it, or says why there is none. */
static void show(const char* what, mw_text* text) {
  if (text) {
    printf("%s: %.*s\n", what, (int)(strcspn(mw_text_data(text), "\n")), mw_text_data(text));
  } else {
    printf("%s: error %d: %s\n", what, (int)mw_error_kind(error), mw_error_message(error));
    mw_error_free(error);
    error = NULL;
  }
  mw_text_free(text);
}

static void tour_position(void) {
  const char* text = "mines 2\n???\n121\n";
  mw_position* position = mw_position_read(text, strlen(text), NULL, 0, &error);
  mw_analysis* analysis = mw_analyze(position, &error);
  mw_deduction deduction;
  uint8_t layout[6];
  size_t count = 0;
  const double* mine = mw_analysis_mine_probability(analysis, &count);
  printf("%u rows, %u columns, %u numbers: %g %g %g\n", (unsigned)mw_position_rows(position),
         (unsigned)mw_position_cols(position), (unsigned)count, mine[0], mine[1], mine[2]);
  mw_analysis_deduction(analysis, 0, &deduction);
  printf("cell %u: verdict %u by %s\n", (unsigned)deduction.cell, (unsigned)deduction.verdict,
         deduction.rule);
  mw_analysis_sample(analysis, 1, layout, sizeof layout, &error);
  printf("sample: %d%d%d\n", layout[0], layout[1], layout[2]);
  show("layouts", mw_analysis_layouts(analysis, &error));
  mw_analysis_free(analysis);
  mw_position_free(position);
}

static void tour_games(void) {
  const char* id = "5x5/3 classic seed=4";
  const char* options = "{\"agent\": \"exact\"}";
  mw_game* game = mw_game_new(id, strlen(id), options, strlen(options), &error);
  mw_session* session = mw_session_new(id, strlen(id), NULL, 0, &error);
  show("step", mw_game_step(game, &error));
  show("transcript", mw_game_transcript(game, &error));
  printf("open: %d\n", (int)mw_session_open(session, 12, &error));
  printf("again: %d\n", (int)mw_session_open(session, 12, &error));
  show("why not", NULL);
  mw_session_free(session);
  mw_game_free(game);
}

/* Goes on twice, then has the request stopped. */
static int32_t count_down(void* data, const char* json, size_t size) {
  int* left = (int*)data;
  printf("told: %.*s", (int)size, json);
  return --*left == 0;
}

int main(void) {
  const char* boards =
      "{\"verb\": \"generate\", \"kind\": \"random\", \"board\": \"3x3/2\", \"count\": 9}";
  int left = 3;
  const char* request = "{\"verb\": \"optimal\", \"text\": \"3x3/2\"}";
  if (mw_abi_version() < MW_ABI_VERSION) return 1;
  tour_position();
  tour_games();
  show("optimal", mw_ask(request, strlen(request), &error));
  show("boards", mw_ask_watched(boards, strlen(boards), count_down, &left, &error));
  show("nothing", mw_ask(NULL, 0, &error));
  return 0;
}
