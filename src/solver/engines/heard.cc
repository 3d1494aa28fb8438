// The engines with listeners, for people who want to see them at work. They have a file of their
// own: compiled together with the engines that play, they would change what the compiler makes of
// those.
#include "solver/engines/gaussian_body.h"
#include "solver/engines/subset_body.h"

namespace minewise {

template class SubsetWith<SubsetHeard>;
template class GaussianWith<RowsHeard>;

}  // namespace minewise
