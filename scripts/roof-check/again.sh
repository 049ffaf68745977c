#!/bin/sh
# From the photographs to the tables of docs/roof-check.md, beginning with the weights that are shipped. Started again,
# it goes on where it stopped; to begin anew, delete studio/.cache/roof-check.
#
#   scripts/roof-check/again.sh PHOTOGRAPHS REPOSITORIES [STEPS]
#
# PHOTOGRAPHS and REPOSITORIES: docs/roof-check.md, "To train again".
set -eu
photographs=$1 cache=studio/.cache/roof-check
more=$cache/more start=$cache/start.json
mkdir -p "$cache"
# Packing writes over the weights that learning began with.
[ -f "$start" ] || cp lib/roof-check/weights.json "$start"
# Layers take and free large pieces of memory; given back to the system each time, that costs more than the layers.
export MALLOC_MMAP_THRESHOLD_=4294967296 MALLOC_TRIM_THRESHOLD_=8589934592 MALLOC_TOP_PAD_=268435456
run() { script=$1 && shift && python3 "scripts/roof-check/$script.py" "$photographs" "$@" --more "$more"; }
python3 scripts/roof-check/gather.py "$2" "$more"
for network in quarter half; do
  run train --network "$network" --start "$start" --steps "${3:-600}"
done
run coarse --state "$cache/quarter.pt" --to "$cache/quarter.json" --error 0.0007
run coarse --state "$cache/half.pt" --to "$cache/half.json" --error 0.0009
run pack --quarter "$cache/quarter.json" --half "$cache/half.json"
run held
node --import tsx scripts/roof-check/tell.ts
TEST_LANE=all npx jest lib/roof-check tests/roof-check
