/* Minewise for C, and for everything that calls C: exact inference for Minesweeper, games with
   their referee, agents that play them, boards made to order.

       #include <minewise.h>
       #include <stdio.h>

       int main(void) {
         mw_error* error = NULL;
         mw_position* position = mw_position_read("mines 2\n???\n121\n", 16, NULL, 0, &error);
         mw_analysis* analysis = position ? mw_analyze(position, &error) : NULL;
         const double* mine = mw_analysis_mine_probability(analysis, NULL);
         if (mine) printf("%g %g %g\n", mine[0], mine[1], mine[2]);
         else printf("%s\n", mw_error_message(error));
         mw_error_free(error), mw_analysis_free(analysis), mw_position_free(position);
       }

   cc first.c $(pkg-config --cflags --libs minewise-c), or -lminewise. It prints 1 0 1.

   Rules for all calls

   - Errors. A call that can fail has `mw_error** error` as its last argument, which may be null. It
     sets *error to null where it succeeds, and to an error that you free where it fails; then it
     returns null or 0. An error passed in is not freed: free it before the next call. No call
     aborts, exits, prints, throws, or sets anything global; none reads files, clocks or settings.
   - Texts in: a pointer and a number of bytes, any bytes; a null pointer with 0 is an empty text.
     They need not end with a zero byte, and are copied where they are kept.
   - Texts out are mw_text, which you free. A `const char*` or an array that is returned belongs to
     the handle that was asked: it is valid until that handle is freed. Texts end with a zero byte
     that is not counted; they are UTF-8.
   - Handles. Each is freed once, by its own mw_..._free, in any order; null is allowed there.
     A null handle anywhere else is an error of kind MW_INPUT, or gives 0 or null.
     No handle refers to another: an analysis outlives its position.
   - Cells are numbered row by row from 0: cell = row * cols + col.
   - Options are a JSON object as text, {"mines": 10, "clues": "withheld:0.2"}; empty for none.
     Their names are those of the command line without the dashes. An unknown one is an error that
     names the nearest known one.
   - Threads. Calls on different handles may run at the same time; calls on one handle may not.
   - The same calls give the same answers on every machine. Randomness comes from seeds alone: a
     game ID or a layout that names none is played with seed 0, or that of the option "seed".

   Limits: boards up to 1000x1000; texts up to MW_MOST_TEXT bytes; pictures up to 200x200; the
   others stand with the verbs of mw_ask. Beyond them, an error of kind MW_LIMIT or MW_INPUT. */
#ifndef MINEWISE_H
#define MINEWISE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define MW_API __attribute__((visibility("default")))
#else
#define MW_API
#endif

/* ---- Versions. Functions are added in a release whose minor number grows, and with them this
   number grows by one; none is taken away or changed while the library is libminewise.so.0. */
#define MW_ABI_VERSION 2
MW_API uint32_t mw_abi_version(void); /* MW_ABI_VERSION of the library that runs */
MW_API const char* mw_version(void);  /* "0.3.0"; never freed */

/* ---- Texts and errors */
#define MW_MOST_TEXT 67108864u

typedef struct mw_text mw_text;
MW_API const char* mw_text_data(const mw_text* text);
MW_API size_t mw_text_size(const mw_text* text);
MW_API void mw_text_free(mw_text* text);

enum {
  MW_INPUT = 1,      /* unknown or senseless input; the message names the place */
  MW_IMPOSSIBLE = 2, /* no layout explains the position; the cells are clues that conflict */
  MW_LIMIT = 3,      /* the answer lies beyond a limit */
  MW_MEMORY = 4,     /* there is not enough memory */
  MW_INTERNAL = 5,   /* internal error of this library; please report it */
  MW_STOPPED = 6     /* whoever watched the request had it stopped */
};

typedef struct mw_error mw_error;
MW_API int32_t mw_error_kind(const mw_error* error);        /* 0 for null */
MW_API const char* mw_error_message(const mw_error* error); /* one line; "" for null */
MW_API uint32_t mw_error_line(const mw_error* error);       /* in the text, from 1; 0: not known */
MW_API uint32_t mw_error_column(const mw_error* error);
/* The cells that it is about: the clues that conflict. */
MW_API const uint32_t* mw_error_cells(const mw_error* error, size_t* count);
MW_API void mw_error_free(mw_error* error);

/* ---- Positions: what a player sees, and what is known of the number of mines.
   Symbols: '?' covered, '0' to '8' open with that clue, '_' open with the clue withheld, 'M' a mine
   stepped on, 'F' a flagged mine. */
typedef struct mw_position mw_position;

/* Reads anything that `minewise analyze` reads: a position in notation, a drawn board, a saved
   game, a layout, a layout set, a game ID. Options: "mines", "density", "count-prior",
   "count-unknown", "clues", "topology" of a position; "as" position, layout or transcript; "board"
   of a set; "agent" and "seed" of a game that is played; "at", after how many moves. */
MW_API mw_position* mw_position_read(const char* text, size_t size, const char* options,
                                     size_t options_size, mw_error** error);
MW_API mw_position* mw_position_copy(const mw_position* position, mw_error** error);
MW_API uint32_t mw_position_rows(const mw_position* position);
MW_API uint32_t mw_position_cols(const mw_position* position);
/* The symbol of a cell, 0 off the board. */
MW_API char mw_position_symbol(const mw_position* position, uint32_t cell);
/* All symbols, row by row. Valid until the position changes. */
MW_API const char* mw_position_symbols(const mw_position* position, size_t* count);
/* Edits return 1, or 0 and an error; then nothing has changed. */
MW_API int32_t mw_position_set(mw_position* position, uint32_t cell, char symbol, mw_error** error);
/* What is known of it: "mines", "density", "count-prior", "count-unknown", "clues",
   "topology". */
MW_API int32_t mw_position_tell(mw_position* position, const char* options, size_t options_size,
                                mw_error** error);
/* In notation, headers first. */
MW_API mw_text* mw_position_text(const mw_position* position, mw_error** error);
MW_API void mw_position_free(mw_position* position);

/* ---- Analyses: everything there is to know about a position. */
typedef struct mw_analysis mw_analysis;

/* Fails with MW_IMPOSSIBLE where no layout explains the position. */
MW_API mw_analysis* mw_analyze(const mw_position* position, mw_error** error);

/* The probability of a mine by cell: 0 or 1 where the position shows what is there. Not a copy. */
MW_API const double* mw_analysis_mine_probability(const mw_analysis* analysis, size_t* count);
/* Whether all of them are exact up to rounding; if not, a bound on how far they may be off. */
MW_API int32_t mw_analysis_is_exact(const mw_analysis* analysis);
MW_API double mw_analysis_error(const mw_analysis* analysis);
/* The safest covered cell: returns 1 and sets *cell, or 0 where there is none. */
MW_API int32_t mw_analysis_best(const mw_analysis* analysis, uint32_t* cell);
/* How many layouts explain the position, in decimal. An error says why they cannot be counted. */
MW_API mw_text* mw_analysis_layouts(const mw_analysis* analysis, mw_error** error);

/* What is certain, in the order in which it was found, each by the simplest rule that proves it. */
enum { MW_SAFE = 0, MW_MINE = 1 };
typedef struct mw_deduction {
  uint32_t cell;
  uint32_t verdict;        /* MW_SAFE or MW_MINE */
  const char* rule;        /* "single-point", "subset", "gaussian", ...; never freed */
  const uint32_t* because; /* the clues that it rests on; belongs to the analysis */
  size_t because_count;
} mw_deduction;
MW_API size_t mw_analysis_deductions(const mw_analysis* analysis);
/* Returns 1, or 0 where there are not so many. */
MW_API int32_t mw_analysis_deduction(const mw_analysis* analysis, size_t index,
                                     mw_deduction* deduction);

/* The JSON of `minewise analyze`. Options: "why" a cell "ROW,COLUMN"; "show" the reasoning
   ("equations,candidates", "all"), "most" entries in each list. */
MW_API mw_text* mw_analysis_json(const mw_analysis* analysis, const char* options,
                                 size_t options_size, mw_error** error);
/* Why a covered cell has its probability, in sentences. */
MW_API mw_text* mw_analysis_why(const mw_analysis* analysis, uint32_t cell, mw_error** error);
/* A picture: the probabilities as a heat map, or with "why" the proof of that cell step by step, or
   with "show" the reasoning. Option "theme": light, dark, colour-blind, light-plain, dark-plain. */
MW_API mw_text* mw_analysis_svg(const mw_analysis* analysis, const char* options,
                                size_t options_size, mw_error** error);
/* What if a covered cell is opened and shows this symbol ('0' to '8', '_')? Fills `mine` with the
   probability of a mine in every cell then, and sets *answer to the probability of this answer if
   the cell is safe. `count` is the number of cells. */
MW_API int32_t mw_analysis_what_if(mw_analysis* analysis, uint32_t cell, char symbol,
                                   double* answer, double* mine, size_t count, mw_error** error);
/* Draws whole layouts, each with its true probability: fills `layouts` with one byte a cell, 1 for
   a mine, layout after layout. `size` is a multiple of the number of cells. Fails with MW_LIMIT
   where part of the position was too large to count. */
MW_API int32_t mw_analysis_sample(mw_analysis* analysis, uint64_t seed, uint8_t* layouts,
                                  size_t size, mw_error** error);
MW_API void mw_analysis_free(mw_analysis* analysis);

/* ---- Sessions: a game that a person plays, with marks, undo, hints and a transcript. */
typedef struct mw_session mw_session;

/* A game ID, "9x9/10 classic seed=7", or anything that has a layout. Options: "layout", a text
   whose layout is played under the rules of the ID, which then needs no board; "board", "as",
   "seed"; "no-guess" true for a board that needs no guess, "difficulty" easy, medium, hard or
   expert, "attempts" for how many boards are tried (10,000, which is the most; fewer on boards of
   more than 100,000 cells, since boards of a billion cells in all are tried at most).
   Or no game and the option "position", a text as for mw_position_read, to play on from there: of
   the layouts that explain it one is dealt by "seed", each with its true probability. What is open
   is open, flags are marks. The rules are classic, with the clues and the topology of the position;
   the number of mines is that of the layout; where a mine was stepped on, more of them do not end
   the game. Fails with MW_IMPOSSIBLE where no layout explains the position, with MW_LIMIT where
   part of it is too large to count. Such a game has no transcript. */
MW_API mw_session* mw_session_new(const char* game, size_t size, const char* options,
                                  size_t options_size, mw_error** error);
/* Moves return 1, or 0 and an error that says why not; then nothing has changed. */
MW_API int32_t mw_session_open(mw_session* session, uint32_t cell, mw_error** error);
MW_API int32_t mw_session_mark(mw_session* session, uint32_t cell, mw_error** error);
MW_API int32_t mw_session_chord(mw_session* session, uint32_t cell, mw_error** error);
MW_API int32_t mw_session_undo(mw_session* session, mw_error** error);
MW_API int32_t mw_session_is_over(const mw_session* session);
/* What the person sees, to be analysed as well; a help, but none that is noted in the transcript.
 */
MW_API mw_position* mw_session_position(const mw_session* session, mw_error** error);
/* The whole state as JSON (docs/schema/state.schema.json). */
MW_API mw_text* mw_session_json(const mw_session* session, mw_error** error);
/* The best move and why, as JSON (docs/schema/decision.schema.json). It is noted in the transcript.
 */
MW_API mw_text* mw_session_hint(mw_session* session, mw_error** error);
/* An error until the game is over. */
MW_API mw_text* mw_session_transcript(const mw_session* session, mw_error** error);
MW_API void mw_session_free(mw_session* session);

/* ---- Games: the referee, and an agent that plays step by step, or nobody. */
typedef struct mw_game mw_game;

/* The game is given as for a session. With the option "agent" that agent plays, and mw_game_step
   makes its moves; a saved game is played as it was; else you play by mw_game_open and
   mw_game_flag. */
MW_API mw_game* mw_game_new(const char* game, size_t size, const char* options, size_t options_size,
                            mw_error** error);
MW_API int32_t mw_game_open(mw_game* game, uint32_t cell, mw_error** error);
/* A claim of certainty that stays. */
MW_API int32_t mw_game_flag(mw_game* game, uint32_t cell, mw_error** error);
/* Makes the agent's next move, and says which and why, as JSON. */
MW_API mw_text* mw_game_step(mw_game* game, mw_error** error);
/* How many moves were made so far; and, where an agent plays, back to any moment before. */
MW_API uint64_t mw_game_moves(const mw_game* game);
MW_API int32_t mw_game_go_to(mw_game* game, uint64_t moves, mw_error** error);
MW_API int32_t mw_game_is_over(const mw_game* game);
/* What the player sees. */
MW_API mw_position* mw_game_position(const mw_game* game, mw_error** error);
MW_API mw_text* mw_game_json(const mw_game* game, mw_error** error); /* as of a session */
/* An error until the game is over. */
MW_API mw_text* mw_game_transcript(const mw_game* game, mw_error** error);
MW_API void mw_game_free(mw_game* game);

/* ---- Everything else: a request as JSON, answered as the command line does.
   {"verb": "analyze", "text": "mines 2\n???\n121\n", "why": "0,1"} gives what
   `minewise analyze - --why 0,1 --format json` prints. Verbs: agents, analyze, board, clues,
   compare, generate, influence, link, optimal, palette, play, position, read, render, review.
   docs/schema/request.json has their options. Limits: compare up to 100,000 games in all, on 50
   million cells; generate up to 10,000 boards of 20 million cells in all, and with no-guess 10,000
   attempts each, on boards of a billion cells in all; optimal up to 2,000,000 sets of layouts and
   256 MB. */
MW_API mw_text* mw_ask(const char* request, size_t size, mw_error** error);

/* The same, watched: compare, generate and optimal call `progress` often, from the calling thread,
   with `data` and how far they have come as JSON (docs/schema/progress.schema.json), which is valid
   until it returns. It returns 0 to go on, anything else to have the request end with MW_STOPPED.
   It may make other calls. Where it is null, nobody watches. Since MW_ABI_VERSION 2. */
typedef int32_t (*mw_progress)(void* data, const char* json, size_t size);
MW_API mw_text* mw_ask_watched(const char* request, size_t size, mw_progress progress, void* data,
                               mw_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MINEWISE_H */
