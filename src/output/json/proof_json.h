// A proof, step by step, as JSON: what each step argues from and what it fixes, and a sentence.
#pragma once

#include "core/placed_view.h"
#include "output/json/place_json.h"
#include "solver/proof_steps.h"

namespace minewise {

// [{"kind": "suppose", "level": 0, "cells": [{"row", "col", "verdict"}], "text"}, ...]
Json proof_json(const Proof& proof, const PlacedView& placed);

}  // namespace minewise
