// CHECK(condition) ends the program where a contract is broken (contract.h). It is the short name
// for our own sources: no header that other programs include has it.
#pragma once

#include "core/contract.h"

#define CHECK(condition) MINEWISE_CHECK(condition)
