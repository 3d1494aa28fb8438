#!/usr/bin/env bash
# An experiment as one job of Slurm on many nodes, spread by MPI (`make mpi`).
#
# The first node keeps the ledger on its own disk, and copies it to OUT.part when the job ends. A
# minute before the time limit the job ends, and puts itself back into the queue; that, preemption
# and a node that fails go on from the last copy, on any number of ranks. What sbatch needs beside
# that is taken from its own variables, SBATCH_ACCOUNT, SBATCH_PARTITION, SBATCH_TIMELIMIT.
set -euo pipefail
minewise=${MINEWISE:-minewise}

submit() {  # submit OUT RANKS VERB OPTIONS...
  if [ $# -lt 3 ]; then
    echo "usage: slurm-mpi.sh OUT RANKS compare|study OPTIONS..." >&2
    echo "Submits a job of RANKS ranks, which leaves its results in OUT. Given again, it goes on." >&2
    exit 2
  fi
  if [ -e "$1" ]; then echo "$1 is there already."; exit 0; fi
  mkdir -p "$1.part"
  sbatch --job-name=minewise --ntasks="$2" --cpus-per-task="${CPUS:-1}" --requeue \
    --signal=B:USR1@60 --open-mode=append --output="$1.part/log" "$0" play "$@"
}

stop() { kill -TERM "$run" 2>/dev/null || true; }

play() {  # play OUT RANKS VERB OPTIONS...
  local out=$1 kept=$1.part/ledger.tar status=0 again=no
  shift 2
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  if [ -e "$kept" ]; then tar -xf "$kept" -C "$scratch"; fi
  export PMIX_MCA_gds=hash  # else mpirun may hang when a rank is killed while it starts
  # Slurm says which cores are the job's: ranks with several threads are not bound to one of them.
  ${MPIRUN:-mpirun --bind-to none} "$minewise" "$@" --jobs "$SLURM_CPUS_PER_TASK" \
    --out "$scratch/out" --resume &
  run=$!
  trap stop TERM               # scancel, preemption: Slurm knows what comes next
  trap 'again=yes; stop' USR1  # the time limit is near
  while kill -0 "$run" 2>/dev/null; do status=0; wait "$run" || status=$?; done
  if [ $status -eq 0 ]; then
    rm -rf "$out.new"  # of a job that died
    cp -r "$scratch/out" "$out.new"
    mv "$out.new" "$out"
    exit 0
  fi
  if [ -e "$scratch/out/results.sqlite" ]; then
    (cd "$scratch" && tar -cf - out/results.sqlite*) >"$kept.new"  # and its log, if it was killed
    mv "$kept.new" "$kept"
  fi
  if [ $again = yes ]; then
    rm -rf "$scratch"  # the next command ends this script, too
    scontrol requeue "$SLURM_JOB_ID"
  fi
  exit $status
}

case "${1:-}" in
  play) "$@" ;;
  *) submit "$@" ;;
esac
