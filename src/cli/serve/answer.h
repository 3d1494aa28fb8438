// What a request is answered with: the head of the answer, and a file or a sentence below it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/serve/page_folder.h"

namespace minewise {

struct Answer {
  std::string head;             // with the sentence of a refusal
  Descriptor file;              // the rest; none for HEAD, refusals and what has not changed
  std::uint64_t file_size = 0;  // what is to be sent of it
  bool keeps_connection = false;
};

// Answers a complete head of a request.
Answer answer_request(const PageFolder& folder, std::string_view head);

// Refuses what begins with `head`. The connection ends with it: where the next request begins is
// not known.
Answer answer_refusal(std::string_view head, Refusal refusal);

}  // namespace minewise
