/// Refusals of the desk: what the wire calls a `Refusal`, with the sentence in a form for every language.
#pragma once

#include <string_view>

#include "server/http/http.hpp"
#include "tournament/words/sentence.hpp"

namespace longroad::server {

Response refusal(int status, std::string_view code, const tournament::Sentence& why);

/// The tournament's rules say no.
Response refused(const tournament::Sentence& why);

}  // namespace longroad::server
