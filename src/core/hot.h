// MINEWISE_HOT marks a small function of an inner loop that should be inlined at each call. The web
// page's module does not inline it, to stay small.
#pragma once

#ifdef MINEWISE_MODULE
#define MINEWISE_HOT
#else
#define MINEWISE_HOT [[gnu::always_inline]]
#endif
