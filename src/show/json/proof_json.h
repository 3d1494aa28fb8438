// A proof, step by step, as JSON: what each step argues from and what it fixes, and a sentence.
#pragma once

#include "ground/view/placed_view.h"
#include "reason/analyze/proof_steps.h"
#include "show/json/place_json.h"

namespace minewise {

// [{"kind": "suppose", "level": 0, "cells": [{"row", "col", "verdict"}], "text"}, ...]
Json proof_json(const Proof& proof, const PlacedView& placed);

}  // namespace minewise
