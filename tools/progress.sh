# Shows what a long step is doing, in one line that moves in a terminal and in few lines elsewhere.
# The step's own output goes to build/play.log, the end of which is shown where the step fails.

# progress_line TEXT: replaces the line in a terminal, never longer than that is wide; elsewhere, since logs do not
# move, a line every half minute.
progress_line() {
    local width
    if [ -t 2 ]; then
        width=$(stty size <&2 2>/dev/null | cut -d' ' -f2)
        printf '\r\033[K%s' "${1:0:$((${width:-80} > 1 ? ${width:-80} - 1 : 79))}" >&2
    elif [ $((SECONDS - ${said:=$SECONDS})) -ge 30 ]; then
        said=$SECONDS
        printf '%s\n' "$1" >&2
    fi
}
# progress_done TEXT: the line that stays.
progress_done() { if [ -t 2 ]; then printf '\r\033[K' >&2; fi; printf '%s\n' "$1" >&2; }

span() { if [ "$1" -ge 90 ]; then echo "$((($1 + 30) / 60)) min"; else echo "$1 s"; fi; }

# counted_line WHAT LINE BEGAN: says "[12/98] …" of a build as "WHAT: 12 of 98 in 1 min, about 2 min left".
counted_line() {
    [[ $2 =~ ^\[([0-9]+)/([0-9]+)\] ]] || return 0
    local done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} spent=$((SECONDS - $3)) left=""
    # Before the first is done nobody can say how long the others take.
    [ "$spent" -lt 5 ] || [ "$done" = 0 ] || left=" in $(span "$spent"), about $(span $((spent * (all - done) / done))) left"
    progress_line "$1: $done of $all$left"
}

# with_progress WHAT COMMAND…: runs the command and says how far it is: by the counts that ninja prints, or by the
# seconds it has taken. Answers as the command does.
with_progress() {
    local what=$1 began=$SECONDS said=$SECONDS log=build/play.log line counted="" status
    shift
    mkdir -p build
    : >"$log"
    if [ ! -t 2 ]; then printf '%s …\n' "$what" >&2; fi
    progress_line "$what …"
    coproc STEP { "$@" 2>&1; }
    local step=$STEP_PID output=${STEP[0]}
    exec {step_output}<&"$output"
    while :; do
        if IFS= read -r -t 1 line <&"$step_output"; then
            printf '%s\n' "$line" >>"$log"
            if [[ $line =~ ^\[[0-9]+/ ]]; then counted=$line; fi
            counted_line "$what" "$line" "$began"
        elif [ $? -le 128 ]; then
            break
        elif [ -n "$counted" ]; then
            counted_line "$what" "$counted" "$began"
        else
            progress_line "$what … $(span $((SECONDS - began)))"
        fi
    done
    exec {step_output}<&-
    status=0
    wait "$step" || status=$?
    if [ "$status" != 0 ]; then
        progress_done "$what: failed"
        tail -n 40 "$log" >&2
        return "$status"
    fi
    if [ $((SECONDS - began)) -ge 3 ]; then progress_done "$what: done in $(span $((SECONDS - began)))"; else progress_line ""; fi
}
