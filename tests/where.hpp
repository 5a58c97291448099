/// Where the tests find their files and the program that they run.
#pragma once

namespace longroad::tests {

extern const char* const kFolder;   // this one
extern const char* const kProgram;  // longroad, of the same build

}  // namespace longroad::tests
