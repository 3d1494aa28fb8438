# The experiments/*.toml files as a source, so that the program carries them with it:
#   cmake -DPRESETS=... -DOUTPUT_FILE=... -P presets.cmake
set(text "#include \"study/presets/presets.h\"\n\nnamespace minewise {\n\n")
string(APPEND text "const std::vector<PresetFile>& preset_files() {\n")
string(APPEND text "  static const std::vector<PresetFile> files{\n")
foreach(preset ${PRESETS})
  get_filename_component(name ${preset} NAME_WE)
  file(READ ${preset} content)
  string(APPEND text "      {\"${name}\", R\"toml(${content})toml\"},\n")
endforeach()
string(APPEND text "  };\n  return files;\n}\n\n}  // namespace minewise\n")
file(WRITE ${OUTPUT_FILE} "${text}")
