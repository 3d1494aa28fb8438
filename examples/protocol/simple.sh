# A player for Minewise: what one clue settles, else any covered cell (README.md). To run it:
#   minewise play --agent "cmd:bash simple.sh" "beginner classic"
new_game() {  # cells are numbered row by row, with a border around the board; 9 is covered, 10 shows no clue
  local size=${1%%[/@]*} cell step
  w=${size%x*} h=${size#*x} x=${2#random=} todo=() inner=() shown=() mines=() hidden=()
  steps=($((-w - 3)) $((-w - 2)) $((-w - 1)) -1 1 $((w + 1)) $((w + 2)) $((w + 3)))
  for ((cell = 0; cell < (w + 2) * (h + 2); ++cell)); do shown[cell]=10 mines[cell]=0 hidden[cell]=0; done
  for ((k = 0; k < w * h; ++k)); do
    inner[k]=$((cell = (k / w + 1) * (w + 2) + k % w + 1)) shown[cell]=9
    for step in ${steps[@]}; do ((++hidden[cell + step])); done
  done
}
show() {
  local cell=$(((${1%,*} + 1) * (w + 2) + ${1#*,} + 1)) mine=0 clue left step
  case $2 in [0-8]) shown[cell]=$2 ;; *) shown[cell]=10 ;; esac
  case $2 in M|F) mine=1 ;; esac
  for step in ${steps[@]}; do ((--hidden[cell + step], mines[cell + step] += mine)); done
  for step in 0 ${steps[@]}; do  # notes clues that settle all covered cells around them
    ((clue = cell + step, left = shown[clue] - mines[clue]))
    ((shown[clue] < 9 && hidden[clue] && (left == 0 || left == hidden[clue]))) && todo+=($clue)
  done
}
place() { printf '%s %d,%d' "$1" $(($2 / (w + 2) - 1)) $(($2 % (w + 2) - 1)); }
move() {
  local clue step verb
  while ((${#todo[@]})); do
    for step in ${steps[@]}; do
      ((clue = todo[-1], shown[clue + step] == 9)) || continue
      ((shown[clue] > mines[clue])) && verb=flag || verb=open
      place $verb $((clue + step)) && place ' : proof single-point' $clue && echo && return
    done
    unset 'todo[-1]'
  done
  until ((x = (x * 1664525 + 1013904223) & 0xffffffff, shown[inner[(x >> 8) % (w * h)]] == 9)); do :; done
  place open $((inner[(x >> 8) % (w * h)])) && echo ' : random'
}
while read -r word line; do
  case $word in minewise) echo 'ready simple' ;; game) new_game "${line%% *}" "${line##* }" ;; go) move ;;
    shows) set -- $line; while (($#)); do show $1 $2; shift 2; done ;; esac
done
