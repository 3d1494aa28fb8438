#!/usr/bin/env bash
# An experiment as a job array of Slurm: each task plays one shard, a last job joins them.
#
# A task keeps its ledger on its node's own disk while it plays, and copies it to OUT.parts when it
# ends. A minute before the time limit it ends, and puts itself back into the queue; that, preemption
# and a node that fails go on from the last copy. What sbatch needs beside that (account, partition,
# time limit) is taken from its own variables, SBATCH_ACCOUNT, SBATCH_PARTITION, SBATCH_TIMELIMIT.
set -euo pipefail
minewise=${MINEWISE:-minewise}

submit() {  # submit OUT PARTS VERB OPTIONS...
  if [ $# -lt 3 ]; then
    echo "usage: slurm-array.sh OUT PARTS compare|study OPTIONS..." >&2
    echo "Submits PARTS tasks and a job that joins them into OUT. Given again, it goes on." >&2
    exit 2
  fi
  local out=$1 parts=$2 array
  if ls -- "$out"/*.csv &>/dev/null; then echo "$out is there already."; exit 0; fi
  if [ -e "$out" ]; then echo "$out is there without results: remove it, and try again." >&2; exit 1; fi
  mkdir -p "$out.parts"
  array=$(sbatch --parsable --job-name=minewise --array="1-$parts" --cpus-per-task="${CPUS:-1}" \
    --requeue --signal=B:USR1@60 --open-mode=append --output="$out.parts/%a.log" "$0" play "$@")
  sbatch --job-name=minewise-merge --dependency="afterok:$array" --kill-on-invalid-dep=yes \
    --open-mode=append --output="$out.parts/merge.log" "$0" merge "$@"
}

stop() { kill -TERM "$run" 2>/dev/null || true; }

play() {  # play OUT PARTS VERB OPTIONS...
  local part=$1.parts/$SLURM_ARRAY_TASK_ID shard=$SLURM_ARRAY_TASK_ID/$2 status=0 again=no
  shift 2
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  mkdir -p "$part"
  if [ -e "$part/results.sqlite" ]; then cp "$part/results.sqlite" "$scratch"; fi
  "$minewise" "$@" --jobs "$SLURM_CPUS_PER_TASK" --shard "$shard" --out "$scratch" --resume & run=$!
  trap stop TERM               # scancel, preemption: Slurm knows what comes next
  trap 'again=yes; stop' USR1  # the time limit is near
  while kill -0 "$run" 2>/dev/null; do status=0; wait "$run" || status=$?; done
  # With a log beside it the ledger is not one whole file: the program was killed, or had no time to
  # end. This makes it one. If it cannot, the last copy stays.
  if [ -e "$scratch/results.sqlite-wal" ]; then "$minewise" ledger compact "$scratch" || true; fi
  if [ -e "$scratch/results.sqlite" ] && [ ! -e "$scratch/results.sqlite-wal" ]; then
    cp "$scratch/results.sqlite" "$part/new"
    mv "$part/new" "$part/results.sqlite"
  fi
  if [ $again = yes ] && [ $status -ne 0 ]; then
    rm -rf "$scratch"  # the next command ends this script, too
    scontrol requeue "$SLURM_JOB_ID"
  fi
  exit $status
}

merge() {  # merge OUT PARTS ...
  "$minewise" merge "$1.parts"/*/ --out "$1"
}

case "${1:-}" in
  play | merge) "$@" ;;
  *) submit "$@" ;;
esac
