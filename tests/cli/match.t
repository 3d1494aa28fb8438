# minewise match

  $ minewise match --agents exact,basic "9x9/10 classic" --difference 0.1
  exact against basic: 9x9/10 classic seed=1 game=0
  games 43: exact better in 15, worse in 1, the same in 27
  difference in won: +0.32558 +-0.16063 (95%, student)
  log likelihood ratio 2.962, decided at +-2.944
  confirmed: exact is ahead by 0.1 rather than not at all, error rates 0.05
  $ minewise match --agents basic,exact "9x9/10 classic" --difference 0.1 --jobs 1
  basic against exact: 9x9/10 classic seed=1 game=0
  games 34: basic better in 1, worse in 11, the same in 22
  difference in won: -0.29412 +-0.18281 (95%, student)
  log likelihood ratio -3.009, decided at +-2.944
  refuted: basic is ahead by 0.1 rather than not at all, error rates 0.05
  $ minewise match --agents basic,basic-once "10x10@0.2 survival seed=5" --figure score --difference 0.05 --format json
  {"agents":["basic","basic-once"],"game":"10x10@0.2 survival seed=5 game=0","figure":"score","difference":0.05,"error":0.05,"games":37,"wins":37,"losses":0,"ties":0,"measured":0.4284606044107486,"measured_ci95":0.056519639108963626,"log_ratio":2.962246112909784,"bound":2.9444389791664403,"verdict":"confirmed"}
  $ minewise match --agents exact,basic "9x9/10 classic" --difference 0.001 --games 50
  exact against basic: 9x9/10 classic seed=1 game=0
  games 50: exact better in 17, worse in 2, the same in 31
  difference in won: +0.30000 +-0.15460 (95%, student)
  log likelihood ratio 0.037, decided at +-2.944
  undecided: exact is ahead by 0.001 rather than not at all, error rates 0.05

  $ minewise match --agents exact
  ! minewise match: --agents: a match takes two, the challenger first
  [2]
  $ minewise match --agents exact,exact
  ! minewise match: --agents: 'exact' is listed twice
  [2]
  $ minewise match --agents exact,basic "9x9/10 classic game=3"
  ! minewise match: game ID: a match begins with game 0; leave game= out
  [2]
  $ minewise match --agents exact,basic "9x9 classic"
  ! minewise match: game ID: column 1: '9x9' has no mines; write 9x9/M for a number of them or 9x9@P for a density
  [2]
  $ minewise match --agents exact,basic --difference 0
  ! minewise match: --difference: write a number above 0, up to 1
  [2]
  $ minewise match --agents exact,basic --error 0.5
  ! minewise match: --error: write a number above 0 and below 0.5
  [2]
  $ minewise match
  ! minewise match: --agents is required; see 'minewise match --help'
  [2]
