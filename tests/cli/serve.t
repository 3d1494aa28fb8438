Serving the page. tests/serve asks it over sockets; here is what it refuses from the start.

  $ mkdir page bare; touch page/index.html text
  $ timeout -s INT 1 minewise serve --folder page --port 0 | sed 's|:[0-9]*/$|:PORT/|'
  http://127.0.0.1:PORT/
  $ minewise serve --folder missing
  ! minewise serve: missing: is not a folder
  [2]
  $ minewise serve --folder text
  ! minewise serve: text: is not a folder
  [2]
  $ minewise serve --folder bare
  ! minewise serve: bare: has no index.html, the first file of the page
  [2]
  $ minewise serve --folder ''
  ! minewise serve: --folder: must not be empty; see 'minewise serve --help'
  [2]
  $ minewise serve --folder page --port 65536
  ! minewise serve: --port: '65536' is not a whole number from 0 to 65535; see 'minewise serve --help'
  [2]
  $ minewise serve --folder page --port http
  ! minewise serve: --port: 'http' is not a whole number from 0 to 65535; see 'minewise serve --help'
  [2]
  $ minewise serve page
  ! minewise serve: unexpected argument 'page'; see 'minewise serve --help'
  [2]
