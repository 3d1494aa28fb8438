// An experiment's figures as tables for people, on a terminal or a page: all figures, and one
// overview that says most.
#pragma once

#include <string>
#include <vector>

#include "core/table.h"
#include "study/experiment.h"
#include "study/standings.h"
#include "study/summary.h"

namespace minewise {

struct TableGroup {
  std::string heading;
  std::vector<Table> tables;
};

// The tables for each size and rules. With one density: a table of agents by columns, each figure
// with its interval. With several densities: tables of agents by densities, for each column that
// has one (study/columns.h), for games won, and for deductions beyond basic; and a table of
// paired differences between neighbours in the list of agents. What an experiment estimates is in
// them too.
std::vector<TableGroup> summary_tables(const Experiment& experiment, const Summary& summary);

// The one table that says most: agents, best first, by conditions, which are named by what varies.
// With very many conditions, by sizes and rules, averaged over densities; with one, all figures.
Table overview_table(const Experiment& experiment, const Summary& summary,
                     const Standings& standings);

std::string format_groups(const std::vector<TableGroup>& groups);

}  // namespace minewise
