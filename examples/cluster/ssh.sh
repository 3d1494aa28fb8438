#!/usr/bin/env bash
# An experiment on a list of machines (HOSTS: one a line) by ssh and nothing else: one shard for each,
# played on its own disk (SCRATCH=/tmp), copied here when it is whole. A shard that fails goes on where
# it was; if it fails again, the next machine of the list takes it. Needs keys, so that ssh asks for no
# password, and the same minewise on every machine; SSH="ssh -F FILE" takes settings from a file.
set -euo pipefail
minewise=${MINEWISE:-minewise}

if [ $# -lt 3 ]; then
  echo "usage: ssh.sh OUT HOSTS compare|study OPTIONS..." >&2
  echo "Plays a shard on each machine that HOSTS lists, joins them into OUT. Given again, it goes on." >&2
  exit 2
fi
out=$1 kept=$1.parts
mapfile -t hosts < <(grep -v '^ *\(#\|$\)' "$2")
parts=${#hosts[@]}
shift 2
if ls -- "$out"/*.csv &>/dev/null; then echo "$out is there already."; exit 0; fi
if [ -e "$out" ]; then echo "$out is there without results: remove it, and try again." >&2; exit 1; fi
# The same folder on every machine, and when this is given again.
folder=${SCRATCH:-/tmp}/minewise-$(printf '%s\n' "$(id -un)" "$(realpath -m "$out")" "$@" | cksum | cut -d ' ' -f 1)
command=$(printf '%q ' "$minewise" "$@")

on() { ${SSH:-ssh} -n -o BatchMode=yes "$@"; }

play() {  # play SHARD HOST: until it is whole, and here
  local place=$folder/$1
  # With a terminal (-tt), the shard ends when the connection does.
  on -tt "$2" "mkdir -p $folder; $command --shard $1/$parts --out $place --resume >$place.log 2>&1 ||
    { tail -n 3 $place.log; false; }" &&
    on "$2" "cat $place/results.sqlite" >"$kept/$1/new" &&
    mv "$kept/$1/new" "$kept/$1/results.sqlite" &&
    on "$2" "rm -r $place $place.log; rmdir --ignore-fail-on-non-empty $folder"
}

play_somewhere() {  # play_somewhere SHARD: twice on each machine, beginning with its own
  local try host
  for ((try = 0; try < 2 * parts; ++try)); do
    host=${hosts[($1 - 1 + try / 2) % parts]}
    if play "$1" "$host"; then return; fi
    echo "shard $1 failed on $host" >&2
    sleep 1
  done
  return 1
}

end_shards() {
  for group in $(jobs -p); do kill -- "-$group" 2>/dev/null || true; done
}
set -m  # each shard a process group, which ends with this script
trap end_shards EXIT
for ((shard = 1; shard <= parts; ++shard)); do
  mkdir -p "$kept/$shard"
  [ -e "$kept/$shard/results.sqlite" ] || play_somewhere "$shard" &
done
for process in $(jobs -p); do
  wait "$process" || { echo "A shard failed everywhere: give the same command again." >&2; exit 1; }
done
"$minewise" merge "$kept"/*/ --out "$out"
