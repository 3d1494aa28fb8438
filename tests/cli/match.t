# minewise match

  $ minewise match --agents exact,basic "9x9/10 classic" --difference 0.1
  exact against basic: 9x9/10 classic seed=1 game=0
  games 53: exact better in 20, worse in 2, the same in 31
  difference in won: +0.33962 [+0.18727, +0.49198] (95%, student)
  log likelihood ratio 3.071, decided at -2.944 and +2.944
  confirmed: exact is ahead: the games fit a lead of 0.1 better than no lead (error rate 0.05)
  $ minewise match --agents basic,exact "9x9/10 classic" --difference 0.1 --jobs 1
  basic against exact: 9x9/10 classic seed=1 game=0
  games 40: basic better in 1, worse in 13, the same in 26
  difference in won: -0.30000 [-0.46515, -0.13485] (95%, student)
  log likelihood ratio -2.983, decided at -2.944 and +2.944
  refuted: basic is not ahead by 0.1: the games fit no lead better (error rate 0.05)
  $ minewise match --agents basic,basic-once "10x10@0.2 survival seed=5" --figure score --difference 0.05 --format json
  {"agents":["basic","basic-once"],"game":"10x10@0.2 survival seed=5 game=0","figure":"score","difference":0.05,"error":0.05,"games":50,"wins":48,"losses":0,"ties":2,"measured":0.39848904886398223,"measured_ci95":0.05284328593520898,"log_ratio":2.957831573676718,"bound":2.9444389791664403,"verdict":"confirmed"}
  $ minewise match --agents exact,basic "9x9/10 classic" --difference 0.001 --games 50
  exact against basic: 9x9/10 classic seed=1 game=0
  games 50: exact better in 17, worse in 2, the same in 31
  difference in won: +0.30000 [+0.14540, +0.45460] (95%, student)
  log likelihood ratio 0.032, decided at -2.944 and +2.944
  undecided: the games do not show yet whether exact leads by 0.001 (error rate 0.05)

  $ minewise match --agents exact
  ! minewise match: --agents: a match needs two agents, the challenger first
  [2]
  $ minewise match --agents exact,exact
  ! minewise match: --agents: 'exact' is listed twice
  [2]
  $ minewise match --agents exact,basic "9x9/10 classic game=3"
  ! minewise match: game ID: a match starts with game 0; leave game= out
  [2]
  $ minewise match --agents exact,basic "9x9 classic"
  ! minewise match: game ID: column 1: '9x9' has no mines; write 9x9/M for a number of them or 9x9@P for a density
  [2]
  $ minewise match --agents exact,basic --difference 0
  ! minewise match: --difference: write a number above 0, up to 1
  [2]
  $ minewise match --agents exact,basic --error 0.5
  ! minewise match: --error: write a number from 1e-09 up to, but not including, 0.5
  [2]
  $ minewise match
  ! minewise match: '--agents' is missing: Two agents: the challenger, then the one to beat; see 'minewise match --help'
  [2]
