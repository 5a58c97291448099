#!/usr/bin/env bash
# Trains a network from nothing, on a machine with many cores and a GPU, in two generations, and measures it:
#   training/run.sh PROGRAMS OUT [GAME [SECONDS]]
# PROGRAMS is a folder with longroad_positions and longroad_match (tools/bundle makes one), SECONDS the time for each
# of the six parts of it that take long: 60 make about seven minutes in all. What is there already is not made again,
# so an interrupted run goes on.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,6s/^# *//p' "$0" >&2; exit 2; }
here=$(dirname "$(readlink -f "$0")")
programs=$1
out=$2
game=${3:-base}
seconds=${4:-60}
threads=$(nproc)
device=${DEVICE:-cuda}
games=${GAMES:-2000}
sharp=search:depth=1:worlds=1:nodes=30:opening=1
case $game in
    duo) players=2 seats=2 ;;
    soccer) players=3,4,4 seats=4 ;;
    *) players=2,3,4,4,4 seats=4 ;;
esac
mkdir -p "$out"

# positions NAME TRADE SEED PARAMETERS: games with and without trade; the bots think with PARAMETERS.
positions() {
    [ -e "$out/$1.bin" ] && return
    "$programs/longroad_positions" --game "$game" --players "$players" --trade "$2" --seed "$3" --threads "$threads" \
        --bots "$sharp:trade=$2$4" --games 4000000000 --seconds "$seconds" --out "$out/$1.part"
    mv "$out/$1.part" "$out/$1.bin"
}

# trained NAME OPTIONS… FILES…
trained() {
    local name=$1
    shift
    [ -e "$out/$name.net.json" ] || python3 "$here/train.py" --device "$device" --seconds "$seconds" --epochs 30 --out "$out/$name.net" "$@"
}

# match NAME GAMES BOT OTHER: as many seats each, in turn.
match() {
    local bots=$3,$4
    [ "$seats" = 4 ] && bots=$bots,$bots
    if [ ! -e "$out/match_$1.txt" ]; then
        "$programs/longroad_match" --game "$game" --bots "$bots" --games "$2" --threads "$threads" --seed 7 >"$out/match.part"
        mv "$out/match.part" "$out/match_$1.txt"
    fi
    echo "$1:"
    cat "$out/match_$1.txt"
}

positions first_on on 1 ""
positions first_off off 2 ""
trained first "$out/first_on.bin" "$out/first_off.bin"
positions second_on on 3 ":net=$out/first.net"
positions second_off off 4 ":net=$out/first.net"
trained second --teacher "$out/first.net" "$out"/{first,second}_{on,off}.bin
for generation in first second; do
    net=$out/$generation.net
    match "${generation}_sharp" "$games" "$sharp:net=$net" "$sharp"
    match "${generation}_sharp_off" "$games" "$sharp:trade=off:net=$net" "$sharp:trade=off"
    match "${generation}_search" "$games" "search:net=$net" search
done
