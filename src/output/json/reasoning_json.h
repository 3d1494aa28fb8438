// The reasoning behind an analysis as JSON: the parts of a frontier, the choices, and proofs step
// by step. add_reasoning() puts all that was asked for into an answer.
#pragma once

#include <span>

#include "core/view.h"
#include "output/json/pieces.h"
#include "solver/candidates.h"
#include "solver/frontier_parts.h"
#include "solver/proof_steps.h"
#include "solver/reasoning.h"

namespace minewise {

Json components_json(const FrontierParts& parts, const Shape& shape);
Json arrangements_json(const FrontierParts& parts, const Shape& shape);
Json choices_json(const Choices& choices, const Shape& shape);

// [[0, 1], [0, 2]]
Json cells_json(std::span<const Cell> cells, const Shape& shape);

// A proof, step by step: what each step argues from and what it fixes, and a sentence.

// [{"kind": "suppose", "level": 0, "cells": [{"row", "col", "verdict"}], "text"}, ...]
Json proof_json(const Proof& proof, const PlacedView& placed);

// All of it: a field for each aspect, named by the aspect's word (`elimination` for its rows), and
// the names of cells that the texts use.

// Adds the fields to an answer; none if nothing was asked for.
void add_reasoning(Json& json, const Reasoning& reasoning, const PlacedView& placed);

}  // namespace minewise
