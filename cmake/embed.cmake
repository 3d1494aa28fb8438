# Writes a file into a source, as a string:
#   cmake -DFILE=... -DNAME=kBytes -DOUTPUT_FILE=... -P embed.cmake
file(READ ${FILE} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT_FILE} "#include <string_view>
namespace minewise {
static const unsigned char kFile[] = {${bytes}};
extern const std::string_view ${NAME};
const std::string_view ${NAME}(reinterpret_cast<const char*>(kFile), sizeof kFile);
}
")
