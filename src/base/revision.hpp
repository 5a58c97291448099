/// The revision of the rules that a game is played by. Records, tables and tournaments name theirs; what was
/// written before there were revisions names none and is of the first. A revision says which defaults an
/// option that is left out takes, and which rulings hold that no option names.
#pragma once

namespace longroad {

inline constexpr int kFirstRevision = 1;
/// 2: soccer's season ends with the match that reaches the trophy, whoever remains alone has won, what
/// `take_back=any` does not need stays spent, a year of plenty may be chosen again.
inline constexpr int kRevision = 2;

}  // namespace longroad
