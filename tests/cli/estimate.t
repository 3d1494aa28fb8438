# Luckless play: compare and match with --estimate

Files and columns come beside those of the plain games, which stay what they are to the byte.

  $ minewise compare --agents basic,exact --sizes 6/6 --rules classic --games 200 --no-report --out plain > log
  $ minewise compare --agents basic,exact --sizes 6/6 --rules classic --games 200 --no-report --out luckless --per-game games.csv --estimate luckless
  6x6/6 classic, 200 games of each agent, seed 1

    agent                 won %                  score         stepped on            guesses              moves  beyond basic %     ahead        luckless won %     ahead
    basic  35.50 [29.20, 42.35]  0.4525 [0.390, 0.515]  0.65 [0.58, 0.71]  2.83 [2.55, 3.10]   10.2 [9.2, 11.1]             0.0            38.15 [33.31, 42.99]
    exact  81.50 [75.54, 86.27]  0.8442 [0.795, 0.893]  0.18 [0.13, 0.24]  1.36 [1.18, 1.54]  17.1 [16.1, 18.1]            35.0  +0.3917*  81.88 [79.66, 84.10]  +0.4373*
    [95% intervals]: wilson for won, student for means;
    ahead: in score, of the agent above on the same boards, * beyond its interval;
    luckless: the same figure without the luck of guesses

  Written to luckless: results.csv, intervals.csv, differences.csv, estimates.csv, estimate_differences.csv, deductions.csv, memory.csv, timings.csv, faults.csv, results.sqlite
  $ for file in results intervals differences deductions memory faults; do cmp plain/$file.csv luckless/$file.csv; done
  $ ls plain | grep estimate
  [1]
  $ cat luckless/estimates.csv luckless/estimate_differences.csv
  agent,width,height,mines,density,rules,games,estimate,estimate_ci95
  basic,6,6,6,0.16666666666666666,classic,200,0.38146791579872036,0.048404660976826996
  exact,6,6,6,0.16666666666666666,classic,200,0.818815956580399,0.022206401179027946
  agent,other,width,height,mines,density,rules,games,figure,difference,low,high,kind
  basic,exact,6,6,6,0.16666666666666666,classic,200,estimate,-0.4373480407816782,-0.4894775897484239,-0.3852184918149325,student

The same bytes on one thread, in parts, and gone on with.

  $ minewise compare --agents basic,exact --sizes 6/6 --rules classic --games 200 --no-report --out one --jobs 1 --estimate luckless > log
  $ for i in 1 2; do
  >   minewise compare --agents basic,exact --sizes 6/6 --rules classic --games 200 --shard $i/2 --out part$i --estimate luckless > log
  > done
  $ minewise merge part1 part2 --out merged --no-report > log
  $ minewise compare --agents basic,exact --sizes 6/6 --rules classic --games 200 --no-report --out one --resume --estimate luckless > log
  $ for file in results differences estimates estimate_differences; do
  >   cmp luckless/$file.csv one/$file.csv; cmp luckless/$file.csv merged/$file.csv
  > done

A ledger without estimates is another experiment.

  $ minewise compare --agents basic,exact --sizes 6/6 --rules classic --games 200 --no-report --out plain --resume --estimate luckless
  ! minewise compare: plain/results.sqlite: it holds another experiment: 'estimate luckless' here, 'agent basic' there
  [2]

Densities, and scores.

  $ minewise compare --agents basic,exact --sizes 6 --densities 0.1,0.2 --games 50 --estimate luckless
  6x6 survival, 50 games of each agent at each density, seed 1

  mean score (95% intervals at most 0.099 wide, student)
    density    0.1    0.2
    basic    0.895  0.797
    exact    0.950  0.917

  games won, % (95% intervals at most 27 wide, wilson)
    density   0.1   0.2
    basic    62.0  30.0
    exact    82.0  50.0

  mines stepped on, mean (95% intervals at most 0.69 wide, student)
    density   0.1   0.2
    basic    0.42  1.42
    exact    0.20  0.58

  mean score, estimated by luckless play (95% intervals at most 0.068 wide, student)
    density     0.1     0.2
    basic    0.9105  0.8098
    exact    0.9426  0.9167

  deductions that basic could not have made, %
    density  0.1   0.2
    basic    0.0   0.0
    exact    7.8  16.3

  mean score, ahead of the agent above (* beyond the 95% interval, student)
    density       0.1       0.2
    exact    +0.0550   +0.1200*

  luckless estimate, ahead of the agent above (* beyond the 95% interval, student)
    density       0.1       0.2
    exact    +0.0322*  +0.1070*
  \
  $ minewise compare --agents exact --sizes 5x5/5 --rules "survival count=shown" --games 50 --estimate luckless --format json
  {"seed":1,"games":50,"results":[{"agent":"exact","width":5,"height":5,"mines":5,"density":0.2,"rules":"survival count=shown","games":50,"won":20,"won_rate":{"value":0.4,"low":0.27608389730256544,"high":0.5381856225241064,"kind":"wilson"},"score":{"value":0.8599999999999995,"low":0.8214838842618165,"high":0.8985161157381826,"kind":"student"},"stepped":{"value":0.7,"low":0.5074194213090897,"high":0.8925805786909102,"kind":"student"},"guesses":{"value":3.08,"low":2.6105877199284855,"high":3.5494122800715147,"kind":"student"},"moves":{"value":25.0,"low":25.0,"high":25.0,"kind":"student"},"wrong_flags":{"value":0.0,"low":0.0,"high":0.0,"kind":"student"},"deductions":{"single-point":773,"subset":0,"gaussian":0,"contradiction":0,"groups":0,"exact":209,"count":114},"beyond_basic":0.2947080291970803,"memory":{"games":12,"peak_bytes":{"value":12492.583333333334,"low":10204.181238094156,"high":14780.985428572512,"kind":"student"},"greatest_bytes":19939},"estimate":{"value":0.8665961145338531,"low":0.8445706361224109,"high":0.8886215929452953,"kind":"student"},"faults":{"games":0,"by_clock":0}}],"estimate":"luckless","estimate_differences":[]}

Given boards, and other programs' ways to guess.

  $ minewise generate random 5x5/4 --count 20 --seed 3 --out boards.txt
  $ minewise compare --agents double,exact --layouts boards.txt --rules classic --estimate luckless
  5x5 given layouts, classic first=any, 20 games of each agent, seed 1

    agent                  won %                  score         stepped on            guesses             moves  beyond basic %     ahead        luckless won %     ahead
    double  50.00 [29.93, 70.07]  0.6125 [0.400, 0.825]  0.50 [0.26, 0.74]  2.50 [1.68, 3.32]   9.8 [6.3, 13.2]            45.3            44.00 [31.77, 56.22]
    exact   65.00 [43.29, 81.88]  0.7125 [0.511, 0.914]  0.35 [0.12, 0.58]  2.35 [1.63, 3.07]  10.4 [7.2, 13.6]            53.9  +0.1000   58.79 [47.43, 70.15]  +0.1479*
    [95% intervals]: wilson for won, student for means;
    ahead: in score, of the agent above on the same boards, * beyond its interval;
    luckless: the same figure without the luck of guesses
  \

The page has them.

  $ minewise compare --agents basic,exact --sizes 5x5/4 --rules classic --games 20 --out page --estimate luckless > log
  $ grep -c "luckless won %" page/report.html
  2
  $ grep -o "minewise compare --agents.*" page/report.html
  minewise compare --agents basic,exact --sizes 5x5/4 --games 20 --rules classic --seed 1 --estimate luckless</pre>

Matches test the estimates.

  $ minewise match --agents exact,basic "9x9/10 classic" --difference 0.1 --estimate luckless
  exact against basic: 9x9/10 classic seed=1 game=0
  games 48: exact better in 27, worse in 12, the same in 9
  difference in won, estimated by luckless play: +0.28872 [+0.16535, +0.41210] (95%, student)
  log likelihood ratio 3.041, decided at -2.944 and +2.944
  confirmed: exact is ahead: the games fit a lead of 0.1 better than no lead (error rate 0.05)
  $ minewise match --agents basic,basic-once "6x6/7 survival" --difference 0.1 --estimate luckless --format json
  {"agents":["basic","basic-once"],"game":"6x6/7 survival seed=1 game=0","figure":"score","difference":0.1,"error":0.05,"games":35,"wins":33,"losses":2,"ties":0,"measured":0.3923995720891457,"measured_ci95":0.09851527030424129,"log_ratio":3.0696283576853443,"bound":2.9444389791664403,"verdict":"confirmed","estimate":"luckless"}

What has no estimate is refused.

  $ minewise compare --agents exact --sizes 6@0.2 --estimate luckless
  ! minewise compare: --estimate: luckless needs a fixed number of mines to estimate a score, and 6x6@0.2 has none
  [2]
  $ minewise compare --agents exact --sizes 6@0.2 --rules classic --games 5 --estimate luckless | head -1
  6x6@0.2 classic, 5 games of each agent, seed 1
  $ minewise compare --agents exact --sizes 6/6 --estimate lucky
  ! minewise compare: --estimate: 'lucky' is not one of none, luckless; see 'minewise compare --help'
  [2]
  $ minewise match --agents exact,basic "6x6@0.2 survival" --estimate luckless
  ! minewise match: --estimate: luckless needs a fixed number of mines to estimate a score, and 6x6@0.2 has none
  [2]
  $ minewise match --agents exact,basic "6x6/6 survival" --estimate luckless --figure won
  ! minewise match: --figure: under these rules --estimate luckless measures score, not won
  [2]
  $ minewise match --agents exact,basic "6x6/6 classic" --estimate luckless --figure score
  ! minewise match: --figure: under these rules --estimate luckless measures won, not score
  [2]
