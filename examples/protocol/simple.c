// A player for Minewise: what one clue settles, else any covered cell (README.md). To run it:
//   cc -O2 -o simple simple.c && minewise play --agent "cmd:./simple" "beginner classic"
#include <stdio.h>
#include <string.h>
enum { COVERED = 9, SILENT, MOST = 1002 * 1002 };  // no clue yet, or never; the board has a border around it
static int w, h, steps[8], inner[MOST], shown[MOST], mines[MOST], hidden[MOST], todo[9 * MOST], todos;
static unsigned long long x; static char line[16 << 20];
#define PLACE(cell) (cell) / (w + 2) - 1, (cell) % (w + 2) - 1
static void new_game(void) {
  sscanf(line, "game %dx%d", &w, &h), sscanf(strstr(line, "random="), "random=%llu", &x), todos = 0;
  for (int i = 0; i < 8; ++i) steps[i] = ((i + (i > 3)) / 3 - 1) * (w + 2) + (i + (i > 3)) % 3 - 1;
  for (int cell = 0; cell < (w + 2) * (h + 2); ++cell) shown[cell] = SILENT, mines[cell] = hidden[cell] = 0;
  for (int k = 0; k < w * h; ++k) shown[inner[k] = (k / w + 1) * (w + 2) + k % w + 1] = COVERED;
  for (int k = 0; k < w * h * 8; ++k) ++hidden[inner[k / 8] + steps[k % 8]];
}
static void show(int cell, char symbol) {
  shown[cell] = symbol <= '8' ? symbol - '0' : SILENT;
  for (int i = 0; i < 8; ++i) --hidden[cell + steps[i]], mines[cell + steps[i]] += symbol == 'M' || symbol == 'F';
  for (int i = -1; i < 8; ++i) {  // notes clues that settle all covered cells around them
    const int clue = i < 0 ? cell : cell + steps[i], left = shown[clue] - mines[clue];
    if (shown[clue] < COVERED && hidden[clue] && (left == 0 || left == hidden[clue])) todo[todos++] = clue;
  }
}
static int move(void) {
  for (; todos > 0; --todos)
    for (int i = 0, clue = todo[todos - 1], mine = shown[clue] > mines[clue]; i < 8; ++i)
      if (shown[clue + steps[i]] == COVERED)
        return printf("%s %d,%d : proof single-point %d,%d\n", mine ? "flag" : "open", PLACE(clue + steps[i]), PLACE(clue));
  do x = (x * 1664525 + 1013904223) & 0xffffffff; while (shown[inner[(x >> 8) % (w * h)]] != COVERED);
  return printf("open %d,%d : random\n", PLACE(inner[(x >> 8) % (w * h)]));
}
int main(void) {
  for (int row, col; fgets(line, sizeof line, stdin); fflush(stdout))
    if (!strncmp(line, "minewise", 8)) puts("ready simple");
    else if (!strncmp(line, "game", 4)) new_game();
    else if (!strncmp(line, "go", 2)) move();
    else if (!strncmp(line, "shows", 5))
      for (char* word = strtok(line + 5, " "); word; word = strtok(NULL, " "))
        sscanf(word, "%d,%d", &row, &col), show((row + 1) * (w + 2) + col + 1, *strtok(NULL, " "));
}
