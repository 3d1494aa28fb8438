#include "output/raster/gif_writer.h"

#include <gif_lib.h>

#include <memory>

#include "core/check.h"

namespace minewise {
namespace {

int write_bytes(GifFileType* gif, const GifByteType* bytes, int length) {
  const auto& sink = *static_cast<const ByteSink*>(gif->UserData);
  const auto size = static_cast<std::size_t>(length);
  return sink({reinterpret_cast<const char*>(bytes), size}) ? length : 0;
}

struct MapFree {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using ColourMap = std::unique_ptr<ColorMapObject, MapFree>;

ColourMap colour_map(const std::vector<Colour>& colours) {
  ColourMap map(GifMakeMapObject(kColours, nullptr));
  for (std::size_t i = 0; map && i < colours.size(); ++i) {
    map->Colors[i] = {colours[i].red, colours[i].green, colours[i].blue};
  }
  return map;
}

}  // namespace

GifWriter::GifWriter(int width, int height, const std::vector<Colour>& colours,
                     const ByteSink& sink)
    : gif_(EGifOpen(const_cast<ByteSink*>(&sink), write_bytes, nullptr)) {
  failed_ = !gif_ || !begin(width, height, colours);
}

GifWriter::~GifWriter() {
  finish();
}

bool GifWriter::begin(int width, int height, const std::vector<Colour>& colours) {
  const ColourMap map = colour_map(colours);
  EGifSetGifVersion(gif_, true);
  // The application extension by which animations run for ever.
  const std::uint8_t loop[] = {1, 0, 0};
  return map && EGifPutScreenDesc(gif_, width, height, kColourBits, 0, map.get()) == GIF_OK &&
         EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(gif_, sizeof loop, loop) == GIF_OK &&
         EGifPutExtensionTrailer(gif_) == GIF_OK;
}

void GifWriter::frame(const Area& area, int delay, int transparent,
                      std::span<const std::uint8_t> pixels) {
  CHECK(std::ssize(pixels) == std::ptrdiff_t{area.width()} * area.height());
  if (!failed_) failed_ = !put(area, delay, transparent, pixels);
}

bool GifWriter::put(const Area& area, int delay, int transparent,
                    std::span<const std::uint8_t> pixels) {
  const GraphicsControlBlock control{DISPOSE_DO_NOT, false, delay, transparent};
  GifByteType block[4];
  EGifGCBToExtension(&control, block);
  if (EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, sizeof block, block) == GIF_ERROR ||
      EGifPutImageDesc(gif_, area.left, area.top, area.width(), area.height(), false, nullptr) ==
          GIF_ERROR) {
    return false;
  }
  std::vector<GifPixelType> row(static_cast<std::size_t>(area.width()));  // giflib may alter it
  for (std::size_t y = 0; y < static_cast<std::size_t>(area.height()); ++y) {
    const auto from = pixels.subspan(y * row.size(), row.size());
    row.assign(from.begin(), from.end());
    if (EGifPutLine(gif_, row.data(), area.width()) == GIF_ERROR) return false;
  }
  return true;
}

bool GifWriter::finish() {
  if (gif_ && EGifCloseFile(gif_, nullptr) == GIF_ERROR) failed_ = true;
  gif_ = nullptr;
  return !failed_;
}

}  // namespace minewise
