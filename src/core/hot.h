// MINEWISE_HOT marks a small function of an inner loop that should be inlined at each call, except
// where the compiler is asked for small code (-Os, -Oz), as for the web page.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define MINEWISE_HOT
#else
#define MINEWISE_HOT [[gnu::always_inline]]
#endif
