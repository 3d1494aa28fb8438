// MINEWISE_HOT marks a small function of an inner loop that is worth a copy at each call. The
// module of the page does without copies, to stay small.
#pragma once

#ifdef MINEWISE_MODULE
#define MINEWISE_HOT
#else
#define MINEWISE_HOT [[gnu::always_inline]]
#endif
