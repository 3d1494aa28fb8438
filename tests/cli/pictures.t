# Pictures

A position as SVG: real text, a name for every cell, the best cell ringed.

  $ printf 'mines 1\n??1\n' | minewise analyze - --format svg
  <svg xmlns="http://www.w3.org/2000/svg" width="328" height="178" viewBox="0 0 328 178" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">
  <rect x="0" y="0" width="328" height="178" fill="#ffffff"/>
  <text x="14" y="27.32" font-size="12" font-weight="bold" fill="#1b1f24">3x1/1</text>
  <text x="57.5" y="46.6" font-size="10" text-anchor="middle" fill="#5f6871">0</text>
  <text x="93.5" y="46.6" font-size="10" text-anchor="middle" fill="#5f6871">1</text>
  <text x="129.5" y="46.6" font-size="10" text-anchor="middle" fill="#5f6871">2</text>
  <text x="34" y="73.1" font-size="10" text-anchor="end" fill="#5f6871">0</text>
  <rect x="39" y="51" width="109" height="37" fill="#8b949e"/>
  <rect x="13" y="123" width="17" height="17" fill="#8b949e"/>
  <rect x="14" y="124" width="15" height="15" fill="#86d993"/>
  <line x1="18.3" y1="131.5" x2="24.7" y2="131.5" fill="none" stroke="#1b1f24" stroke-width="1.6"/>
  <line x1="21.5" y1="128.3" x2="21.5" y2="134.7" fill="none" stroke="#1b1f24" stroke-width="1.6"/>
  <text x="36" y="135.96" font-size="11" fill="#5f6871">proved safe</text>
  <rect x="124" y="123" width="17" height="17" fill="#8b949e"/>
  <rect x="125" y="124" width="15" height="15" fill="#8e1712"/>
  <line x1="129.78" y1="128.78" x2="135.22" y2="134.22" fill="none" stroke="#ffffff" stroke-width="1.6"/>
  <line x1="129.78" y1="134.22" x2="135.22" y2="128.78" fill="none" stroke="#ffffff" stroke-width="1.6"/>
  <text x="147" y="135.96" font-size="11" fill="#5f6871">proved a mine</text>
  <rect x="13" y="145" width="17" height="17" fill="#8b949e"/>
  <rect x="14" y="146" width="15" height="15" fill="#b4bbc3"/>
  <circle cx="21.5" cy="153.5" r="6.88" fill="none" stroke="#1b1f24" stroke-width="1.5"/>
  <text x="36" y="157.96" font-size="11" fill="#5f6871">best to open</text>
  <g><title>(0,0) certainly safe</title>
  <rect x="40" y="52" width="35" height="35" fill="#86d993"/>
  <line x1="50.3" y1="69.5" x2="64.7" y2="69.5" fill="none" stroke="#1b1f24" stroke-width="3.6"/>
  <line x1="57.5" y1="62.3" x2="57.5" y2="76.7" fill="none" stroke="#1b1f24" stroke-width="3.6"/>
  <circle cx="57.5" cy="69.5" r="15.48" fill="none" stroke="#1b1f24" stroke-width="2.52"/>
  </g>
  <g><title>(0,1) certainly a mine</title>
  <rect x="76" y="52" width="35" height="35" fill="#8e1712"/>
  <line x1="87.38" y1="63.38" x2="99.62" y2="75.62" fill="none" stroke="#ffffff" stroke-width="3.6"/>
  <line x1="87.38" y1="75.62" x2="99.62" y2="63.38" fill="none" stroke="#ffffff" stroke-width="3.6"/>
  </g>
  <g><title>(0,2) clue 1</title>
  <rect x="112" y="52" width="35" height="35" fill="#f6f8fa"/>
  <text x="129.5" y="77.28" font-size="21.6" font-weight="bold" text-anchor="middle" fill="#0b3fe0">1</text>
  </g>
  <rect x="14" y="98" width="189" height="18" fill="#ffffff"/>
  <text x="14" y="111.32" font-size="12" fill="#1b1f24">best: (0,0), which is safe</text>
  </svg>

With `--why` a proof is drawn step by step, one small board each; a cell that is not certain is marked on the board.

  $ printf '? 2 ?\n2 ? 2\n_ ? _\n' | minewise analyze - --count-unknown --why 0,2 --format svg | grep -oE '>(Why|Suppose|Step|So)[^<]*'
  >Why (0,2) is a mine: 2 steps; there is no shorter proof.
  >Suppose
  >Suppose (0,2) is safe.
  >Step 1
  >Step 2
  >So
  >So (0,2) is a mine.
  $ printf '1??\n???\n??1\n' | minewise analyze - --mines 3 --why 1,1 --format svg | grep -o '>(1,1) is[^<]*'
  >(1,1) is a mine with probability 0.111111
  $ printf '? 2 ?\n2 ? 2\n_ ? _\n' | minewise analyze - --count-unknown --why 0,2 --format png | head -c 4 | tail -c 3
  PNG
  (no newline)

A PNG begins as one; on a terminal it is refused.

  $ printf 'mines 1\n??1\n' | minewise analyze - --format png | head -c 4 | tail -c 3
  PNG
  (no newline)
  $ printf 'mines 1\n??1\n' > position.txt
  $ script -qec 'minewise analyze position.txt --format png' /dev/null | tr -d '\r'
  minewise analyze: --format: a terminal cannot show png; use --png board.png

A game as an animation, one picture a step, and how it ended.

  $ minewise play --agent basic "4x4/3 survival seed=2" --save game.txt --gif game.gif --svg steps --png end.png | tail -2
  score 1.000: 3 of 3 mines identified, 0 stepped on, won
  16 moves, 2 guesses, 0 wrong flags
  $ head -c 6 game.gif; echo
  GIF89a
  $ ls steps | head -2; ls steps | wc -l; grep -c '^open\|^flag' game.txt
  step-0000.svg
  step-0001.svg
  18
  16
  $ grep -o '>[0-9]*\. [^<]*' steps/step-0001.svg
  >1. open (0,3): a guess at random
  $ head -c 4 end.png | tail -c 3
  PNG
  (no newline)

The same from the transcript: without the agent at hand, what it had proved but not acted upon is not shown.

  $ minewise render game.txt --gif again.gif --svg again --png again.png
  $ cmp end.png again.png
  $ head -c 6 again.gif; echo
  GIF89a
  $ minewise render game.txt
  game   4x4/3 survival seed=2 game=0
  agent  basic

       0  1  2  3
    0  F  1  0  0
    1  2  2  0  0
    2  F  1  1  1
    3  1  1  1  F

The same bytes every time; other colours, other bytes.

  $ minewise render game.txt --gif a.gif && cmp again.gif a.gif
  $ minewise render game.txt --gif dark.gif --theme dark; cmp -s a.gif dark.gif
  [1]

Agents side by side.

  $ minewise play --agent basic,exact "4x4/3 survival seed=2" --gif both.gif --svg both | grep agent
  agent  basic
  agent  exact
  $ grep -o '>[a-z]*, 4x4/3[^<]*' both/step-0000.svg
  >basic, 4x4/3 survival seed=2 game=0
  >exact, 4x4/3 survival seed=2 game=0

Layouts, with the numbers if asked; positions, with the probabilities if asked.

  $ printf '.*.\n...\n' > board.txt
  $ minewise render board.txt
       0  1  2
    0  .  *  .
    1  .  .  .
  ! minewise render: read as a layout; use --as position to read it as a position
  $ minewise render board.txt --numbers
       0  1  2
    0  1  *  1
    1  1  1  1
  ! minewise render: read as a layout; use --as position to read it as a position
  $ minewise render board.txt --numbers --topology torus
  topology torus
       0  1  2
    0  1  *  1
    1  1  1  1
  ! minewise render: read as a layout; use --as position to read it as a position
  $ minewise render board.txt --numbers --svg board.svg; grep -o '<title>[^<]*' board.svg | tail -6
  <title>(0,0) clue 1
  <title>(0,1) mine
  <title>(0,2) clue 1
  <title>(1,0) clue 1
  <title>(1,1) clue 1
  <title>(1,2) clue 1
  ! minewise render: read as a layout; use --as position to read it as a position
  $ printf 'layouts 3x1\n010\n100\n' | minewise render - --board 1
       0  1  2
    0  .  *  .
  $ minewise render position.txt
  mines 1
       0  1  2
    0  ?  ?  1
  $ minewise render position.txt --numbers --svg position.svg; grep -o '<title>[^<]*' position.svg
  <title>(0,0) certainly safe
  <title>(0,1) certainly a mine
  <title>(0,2) clue 1

A name that no font has is written in plain letters.

  $ sed 's/^agent .*/agent b\xffs\xc3\xa9 <x>/' game.txt > odd.txt
  $ minewise render odd.txt --svg odd --gif odd.gif --png odd.png
  $ grep -o '>b[^<]*' odd/step-0000.svg
  >b?s? &lt;x&gt;, 4x4/3 survival seed=2 game=0
  >by proof

One rule for every verb: the option says the format, and the name must not say another.

  $ minewise play "4x4/3 survival seed=2" --gif a.png
  ! minewise play: --gif: 'a.png' ends in .png; use --png a.png, or --gif a.gif
  [2]
  $ minewise play "4x4/3 survival seed=2" --svg end.PNG
  ! minewise play: --svg: 'end.PNG' ends in .png; use --png end.PNG, or --svg end.svg
  [2]
  $ minewise render game.txt --png b.svg
  ! minewise render: --png: 'b.svg' ends in .svg; use --svg b.svg, or --png b.png
  [2]
  $ minewise analyze position.txt --png c.gif
  ! minewise analyze: --png: 'c.gif' ends in .gif; use --gif c.gif, or --png c.png
  [2]
  $ minewise influence "4x4/3 survival seed=2" --svg c.png
  ! minewise influence: --svg: 'c.png' ends in .png; use --png c.png, or --svg c.svg
  [2]
  $ minewise generate random 4x4/3 --gif c.svg
  ! minewise generate random: --gif: 'c.svg' ends in .svg; use --svg c.svg, or --gif c.gif
  [2]
  $ minewise generate hard 4x4/3 --gif c.svg
  ! minewise generate hard: --gif: 'c.svg' ends in .svg; use --svg c.svg, or --gif c.gif
  [2]
  $ minewise play "4x4/3 survival seed=2" --svg steps.jpeg
  ! minewise play: --svg: 'steps.jpeg' ends in .jpeg, but pictures are written as svg, png or gif; use --svg steps.svg
  [2]
  $ minewise play "4x4/3 survival seed=2" --gif a.JPG
  ! minewise play: --gif: 'a.JPG' ends in .jpg, but pictures are written as svg, png or gif; use --gif a.gif
  [2]
  $ minewise render game.txt --png b.webp
  ! minewise render: --png: 'b.webp' ends in .webp, but pictures are written as svg, png or gif; use --png b.png
  [2]
  $ minewise analyze position.txt --svg c.pdf
  ! minewise analyze: --svg: 'c.pdf' ends in .pdf, but pictures are written as svg, png or gif; use --svg c.svg
  [2]
  $ minewise generate random 4x4/3 --png c.jpg
  ! minewise generate random: --png: 'c.jpg' ends in .jpg, but pictures are written as svg, png or gif; use --png c.png
  [2]
  $ minewise generate hard 4x4/3 --gif c.apng
  ! minewise generate hard: --gif: 'c.apng' ends in .apng, but pictures are written as svg, png or gif; use --gif c.gif
  [2]
  $ ls steps.jpeg a.JPG b.webp c.pdf c.jpg c.apng 2>&1 | grep -c 'No such file'
  6
  $ ls a.png end.PNG b.svg c.gif c.png c.svg 2>&1 | grep -c 'No such file'
  6

A name that ends in .svg is one picture of the end, any other a folder with one picture a step.

  $ minewise play --agent basic "4x4/3 survival seed=2" --svg end.svg --gif any-name --png end2.png > /dev/null
  $ grep -o 'score 1.000[^<]*' end.svg; head -c 6 any-name; echo; cmp end.png end2.png
  score 1.000: 3 of 3 mines identified, 0 stepped on,
  GIF89a
  $ minewise render game.txt --svg again.svg && cmp end.svg again.svg

Beside the answer, in any format.

  $ minewise analyze position.txt --png p.png --svg p.svg --gif p.gif --theme dark-plain | head -2
  mines 1
         0     1     2
  $ head -c 4 p.png | tail -c 3; echo; head -c 6 p.gif; echo; grep -c '<title>' p.svg
  PNG
  GIF89a
  3
  $ minewise analyze position.txt --svg p.svg > /dev/null; minewise analyze position.txt --format svg | cmp - p.svg
  $ minewise influence "4x4/3 survival seed=2" --svg i.svg --png i.png | head -1
  game   4x4/3 survival seed=2 game=0
  $ grep -o 'longest chain: [0-9]* deduction' i.svg; head -c 4 i.png | tail -c 3; echo
  longest chain: 6 deduction
  PNG

Generated boards with their score.

  $ minewise generate extremes 3x3/2 --count 2 --svg worst.svg --png worst.png --out worst.txt
  $ grep -o '>mean score[^<]*\|>board[^<]*' worst.svg
  >board 1, 3x3/2
  >board 2, 3x3/2
  >mean score 0.595 for subset; 3BV 7
  >mean score 0.611 for subset; 3BV 7
  $ minewise generate hard 4x4/3 --games 20 --check-games 10 --svg hard.svg --gif hard.gif --out hard.txt 2> /dev/null
  $ grep -o '>the board found[^<]*' hard.svg; head -c 6 hard.gif; echo
  >the board found: score 0.667 in new games, 0.667
  GIF89a
  $ minewise generate random 4x4/3 --count 2 --svg random.svg --out random.txt; grep -o '>3BV[^<]*' random.svg
  >3BV 10
  >3BV 4

What an agent had to choose from: its own numbers, called estimates; probabilities if they are.

  $ minewise play --agent triple-tie "6x6/8 survival seed=3" --svg tie --odds > /dev/null; ls tie | grep -c odds
  3
  $ cat tie/*-odds.svg | grep -o 'a guess, estimated [^<]*' | head -2
  a guess, estimated 25% a mine: the least
  a guess, estimated 16.7% a mine: the
  $ cat tie/*-odds.svg | grep -o 'mine by an estimate of [^<]*' | sort -u | head -3
  mine by an estimate of 16.67%
  mine by an estimate of 25%
  mine by an estimate of 33.33%
  $ minewise play --agent exact "6x6/8 survival seed=3" --svg exact --odds --save exact.txt > /dev/null
  $ cat exact/*-odds.svg | grep -c 'estimate'; cat exact/*-odds.svg | grep -o 'mine with probability [^<]*' | sort -u | head -3
  0
  mine with probability 50%
  mine with probability 50%:
  mine with probability 66.67%

A saved game says why as the agent did. Its numbers are probabilities.

  $ minewise render exact.txt --svg exact2 --odds
  $ for kind in exact exact2; do cat $kind/*.svg | grep -o '>[0-9]*\. open[^<]*' | sort -u > $kind.why; done; cmp exact.why exact2.why
  $ minewise render position.txt --odds --png no.png
  ! minewise render: --odds, --delay and --large: work only with a saved game
  [2]
  $ minewise play "4x4/3 survival seed=2" --odds
  ! minewise play: --odds: needs a picture; use --svg, --png or --gif
  [2]
  $ ls no.png
  ! ls: cannot access 'no.png': No such file or directory
  [2]

Clues in the colours that players know, or in one.

  $ printf '1 2 3\n4 5 6\n7 8 ?\n' > clues.txt
  $ for theme in light dark colour-blind light-plain dark-plain; do minewise render clues.txt --svg clues.svg --theme $theme; grep -o 'bold" text-anchor="middle" fill="[^"]*' clues.svg | sort -u | wc -l; done
  8
  8
  1
  1
  1
  $ minewise render clues.txt --svg clues.svg --theme pink
  ! minewise render: --theme: 'pink' is not one of light, dark, colour-blind, light-plain, dark-plain; see 'minewise render --help'
  [2]

Zeros and ones are a layout unless one says otherwise.

  $ printf '01\n00\n' | minewise render -
       0  1
    0  .  *
    1  .  .
  ! minewise render: read as a layout; use --as position to read it as a position
  $ printf '01\n00\n' | minewise render - --as position
       0  1
    0  0  1
    1  0  0

What cannot be drawn is refused before anything is played or written.

  $ minewise play --agent basic "61x5/10 survival" --gif no.gif
  ! minewise play: --gif: draws boards up to 60x60, and this one is 61x5
  [2]
  $ minewise play --agent basic "61x5/10 survival" --svg no
  ! minewise play: --svg: draws boards up to 60x60, and this one is 61x5
  [2]
  $ minewise play --agent basic "201x5/10 survival" --png no.png
  ! minewise play: --png: draws boards up to 200x200, and this one is 201x5
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --svg steps
  ! minewise play: --svg: 'steps' already holds files; name a new folder
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --gif nowhere/x.gif
  ! minewise play: nowhere/x.gif: its folder does not exist; create it first
  [2]
  $ minewise play --agent all "4x4/3 survival seed=2" --gif no.gif
  ! minewise play: --agent: pictures show up to 6 agents side by side
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --gif no.gif --delay 0
  ! minewise play: --delay: '0' is not a whole number from 20 to 60000; see 'minewise play --help'
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --gif no.gif --theme pink
  ! minewise play: --theme: 'pink' is not one of light, dark, colour-blind, light-plain, dark-plain; see 'minewise play --help'
  [2]
  $ minewise render position.txt --gif still.gif
  $ minewise render board.txt --mines 3
  ! minewise render: --mines, --density, --count-prior, --count-unknown and --clues: work only with a position, and this is a layout
  [2]
  $ printf 'layouts 3x1\n010\n' | minewise render - --board 1
       0  1  2
    0  .  *  .
  $ printf 'mines 1\n?5?\n' | minewise render - --numbers
  ! minewise render: no layout explains this position: the 5 at (0,1) cannot be right: it has only 2 neighbours
  [3]
  $ minewise render /dev/null
  ! minewise render: /dev/null: the input is empty; expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and 0), a layout set, a saved game, a game ID or a link
  [2]
  $ minewise render game.txt --as position
  ! minewise render: game.txt: this is a saved game; leave 'as' out
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --gif same --png same
  ! minewise play: same: named twice; each output needs its own file
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --gif same --svg same
  ! minewise play: same: named twice; each output needs its own file
  [2]
  $ ls same
  ! ls: cannot access 'same': No such file or directory
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --gif -
  ! minewise play: '-': is not the name of a file
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --svg ''
  ! minewise play: --svg: '' is not the name of a folder
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --theme dark
  ! minewise play: --theme: needs a picture; use --svg, --png or --gif
  [2]
  $ minewise play --agent basic "4x4/3 survival seed=2" --png no.png --delay 100
  ! minewise play: --delay: needs --gif
  [2]
  $ minewise render game.txt --mines 3
  ! minewise render: --mines: works only with a position; a game has its own
  [2]
  $ minewise render game.txt --numbers
  ! minewise render: --numbers: works only with a position or a layout; use --at N to take a position of the game
  [2]
  $ minewise render position.txt --board 1
  ! minewise render: --board: works only with layouts, and this is a position
  [2]
  $ minewise analyze position.txt --theme dark
  ! minewise analyze: --theme: needs a picture; use --svg, --png or --gif
  [2]
  $ ls no.gif no no.png
  ! ls: cannot access 'no.gif': No such file or directory
  ! ls: cannot access 'no': No such file or directory
  ! ls: cannot access 'no.png': No such file or directory
  [2]
