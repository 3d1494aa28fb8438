/* A player that costs nothing: it opens the first covered cell, row by row. bench/pipe.py measures
   with it what the protocol itself takes of a move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  static char line[1 << 20], shown[1000 * 1000];
  int width = 1, height = 1, next = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (strncmp(line, "shows ", 6) == 0) {
      char* at = line + 6;
      while (*at && *at != '\n') {
        const long row = strtol(at, &at, 10), col = strtol(at + 1, &at, 10);
        shown[row * width + col] = 1;
        at += 2;
        if (*at == ' ') ++at;
      }
    } else if (strncmp(line, "go", 2) == 0) {
      while (shown[next]) ++next;
      printf("open %d,%d\n", next / width, next % width);
      fflush(stdout);
    } else if (strncmp(line, "game ", 5) == 0) {
      sscanf(line, "game %dx%d", &width, &height);
      memset(shown, 0, (size_t)width * (size_t)height);
      next = 0;
    } else if (strncmp(line, "minewise", 8) == 0) {
      puts("ready pipe-player");
      fflush(stdout);
    }
  }
  return 0;
}
