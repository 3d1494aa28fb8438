// The engines as people see them at work. They stand apart from the others: compiled together, they
// would change what the compiler makes of those that play.
#include "solver/engines/gaussian_body.h"
#include "solver/engines/subset_body.h"

namespace minewise {

template class SubsetWith<SubsetHeard>;
template class GaussianWith<RowsHeard>;

}  // namespace minewise
