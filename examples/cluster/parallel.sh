#!/usr/bin/env bash
# An experiment by GNU parallel: as many shards at a time as there are cores, here or, with
# HOSTS=FILE, on the machines in that file (as for --sshloginfile). A shard that fails is given out
# again, up to three times and to another machine where there is one; OUT.parts/joblog says what
# became of each. Other machines play in a folder of the same name, keep it, and need rsync.
set -euo pipefail
minewise=${MINEWISE:-minewise}

if [ $# -lt 3 ]; then
  echo "usage: [HOSTS=FILE] parallel.sh OUT PARTS compare|study OPTIONS..." >&2
  echo "Plays PARTS shards and joins them into OUT. Given again, it goes on." >&2
  exit 2
fi
out=$(realpath -m "$1") parts=$2
shift 2
if ls -- "$out"/*.csv &>/dev/null; then echo "$out is there already."; exit 0; fi
if [ -e "$out" ]; then echo "$out is there without results: remove it, and try again." >&2; exit 1; fi

hosts=()
if [ -n "${HOSTS:-}" ]; then
  hosts=(--sshloginfile "$(realpath "$HOSTS")" --workdir . --return '{}/results.sqlite')
fi
mkdir -p "$out.parts"
cd "$out.parts"
seq "$parts" | parallel --quote --joblog joblog --resume-failed --retries 3 "${hosts[@]}" \
  "$minewise" "$@" --jobs 1 --shard "{}/$parts" --out '{}' --resume
"$minewise" merge ./*/ --out "$out"
