#!/usr/bin/env bash
# Trains a network from nothing, on a machine with many cores and a GPU, in two generations, and measures it:
#   training/run.sh PROGRAMS OUT [GAME [SECONDS]]
# PROGRAMS is a folder with longroad_positions and longroad_match (tools/bundle makes one), SECONDS the time for each
# of the six parts of it that take long: 60 make about six minutes in all. What is there already is not made again,
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
trusts="0.35 0.5 0.7"
case $game in
    duo) players=2 seats=2 ;;
    soccer) players=3,4,4 seats=4 ;;
    struggle) players=2,3,4,5,6 seats=4 sharp=mcts:nodes=30 trusts="0.35 0.6 1" ;;
    *) players=2,3,4,4,4 seats=4 ;;
esac
mkdir -p "$out"

# playing TRADE: the bot; in the card game nobody makes offers.
playing() { if [ $game = struggle ]; then echo "$sharp"; else echo "$sharp:trade=$1"; fi; }

# positions NAME TRADE SEED [NETWORK]: games with or without trade; with a network half of the seats think with it.
positions() {
    [ -e "$out/$1.bin" ] && return
    local bots=$(playing $2)
    [ $# -lt 4 ] || bots=$bots,$bots:net=$4
    "$programs/longroad_positions" --game "$game" --players "$players" --trade "$2" --seed "$3" --threads "$threads" \
        --bots "$bots" --games 4000000000 --seconds "$seconds" --out "$out/$1.part"
    mv "$out/$1.part" "$out/$1.bin"
}

# trained NAME OPTIONS… FILES…
trained() {
    local name=$1
    shift
    [ -e "$out/$name.net.json" ] || python3 "$here/train.py" --device "$device" --seconds "$seconds" --batch 8192 \
        --epochs 8 --decay 0.01 --out "$out/$name.net" "$@"
}

# match NAME BOT OTHER: as many seats each, in turn.
match() {
    local bots=$2,$3
    [ "$seats" = 4 ] && bots=$bots,$bots
    if [ ! -e "$out/match_$1.txt" ]; then
        "$programs/longroad_match" --game "$game" --bots "$bots" --games "$games" --threads "$threads" --seed 7 >"$out/match.part"
        mv "$out/match.part" "$out/match_$1.txt"
    fi
    echo "$1:"
    cat "$out/match_$1.txt"
}

positions first_on on 1
positions first_off off 2
trained first --first 128 --second 32 "$out"/first_{on,off}.bin
python3 "$here/trust.py" "$out/first.net" 0.5 "$out/first_0.5.net"
positions second_on on 3 "$out/first_0.5.net"
positions second_off off 4 "$out/first_0.5.net"
trained second --first 64 --second 16 --teacher "$out/first.net" --mix 0.6 "$out"/{first,second}_{on,off}.bin
for trust in $trusts; do
    net=$out/second_$trust.net
    python3 "$here/trust.py" "$out/second.net" "$trust" "$net"
    for trade in on off; do match "${trust}_$trade" "$(playing $trade):net=$net" "$(playing $trade)"; done
done
