/** For the tests: the keys that the page puts together at run time, each template with what can stand in its hole. */
import { kGames } from '../notation/view';
import { kResources } from '../notation/bundle';

const kBuildings = ['road', 'knight', 'settlement', 'city'];
const kCards = ['knight', 'roads', 'plenty', 'monopoly', 'point'];
const kPeople = ['drop', 'return', 'warn', 'disqualify', 'remove'];
const kRoles = ['organiser', 'referee', 'scorekeeper', 'check-in', 'display', 'player', 'public'];
const list = (words: string) => words.split(' ');

const kMade: Record<string, readonly string[]> = {
  'action.*': list('call ruling note limit banker dice_log'),
  'action.*.words': list('ruling note limit banker'),
  'add.*': list('one csv bots'),
  'analysis.*': list('better played'),
  'analysis.headline.*': list('lucky against best won none'),
  'analysis.part.*': list('start decisions luck rest result'),
  'bot.*': list('random novice casual steady sharp master mcts greedy search'),
  'card.*': kCards,
  'card.*.about': kCards,
  'clock.*': list('turn reserve answer'),
  'clock.*.about': list('turn reserve answer'),
  'colour.*': list('red blue orange white'),
  'did.*': [
    ...list('check_in register register_bots amend schedule publish start open_tables report sign refuse'),
    ...list('decide correct advance choose banker call going answered ruling undo'),
    ...kPeople,
  ],
  'dice.*': list('unknown broken changed left_out kept'),
  'display.*': list('welcome check_in seats standings scores bracket places'),
  'do.*': list('settle city road robber schedule start advance'),
  'end.*': list('gained lost robbed blocked stolen discarded traded'),
  'end.*.about': list('stolen robbed traded'),
  'end.kind.*': list('settlements cities cards roads knights expansions road army league'),
  'end.why.*': list('agreed closed abandoned'),
  'end.why.still.*': list('duo struggle'),
  'export.*': list('standings.csv results.csv players.csv report.txt'),
  'field.*': list('name club contact'),
  'game.*': kGames,
  'game.*.about': kGames,
  'here.level.*': list('novice casual steady sharp master'),
  'here.offline.*': list('insecure none loading ready'),
  'here.offline.*.about': list('insecure none loading ready'),
  'home.way.*': list('learn again desk rules'),
  'home.way.*.about': list('learn again desk rules'),
  'lobby.state.*': list('playing over waiting'),
  'log.*': [
    ...list('settle city road roll discard stolen buy knight roads plenty monopoly bank offer accept refuse'),
    ...list('counter withdraw end claim done remove timeout force taken give banish retire train reward'),
    ...list('score ignore market look choose guild flip keep take pass refill'),
  ],
  'log.fold.*': list('check_in sign'),
  'log.kind.*': list('people games results referee setup'),
  'lots.*': list('seed hand'),
  'net.*': list('wait bot end substitute'),
  'new.board.*': list('variable random beginner given'),
  'new.clock.*': list('off quick slow tournament'),
  'new.unrated.*': list('guest bots screen board house'),
  'next.*': list('schedule start advance'),
  'person.*': kPeople,
  'person.*.about': kPeople,
  'phase.*': list('check_in playing between choosing over'),
  'piece.*': list('road settlement city card'),
  'print.*': list('names tables tents sheets board standings bracket report conduct'),
  'referee.only.*': list('person sheet'),
  'remark.*': ['call', 'going', 'answered', 'ruling', 'note', 'correction', 'late ruling', 'dice log'],
  'resource.*': kResources,
  'role.*': kRoles,
  'seat.neutral.*': list('x y'),
  'section.*': list('day players tables referee standings bracket paper log setup'),
  'setting.*': list('semifinal_day language edition semifinals percentages autopilot'),
  'setting.*.*': [
    ...list('semifinals.play semifinals.skip percentages.rounded percentages.exact'),
    ...list('autopilot.off autopilot.on'),
  ],
  'settings.theme.*': list('system light dark'),
  'sheet.*': list('report decide correct'),
  'sheet.reason.*': list('decide correct'),
  'sheet.save.*': list('report decide correct'),
  'staff.*.about': list('referee scorekeeper checkin display public organiser'),
  'state.*': list('empty waiting choosing done reported signed refused decided'),
  'status.*': list('expected absent present unaccepted dropped out'),
  'still.*': list('duo struggle'),
  'struggle.*': [...kBuildings, ...list('library church castle townhall')],
  'struggle.arrow.*': list('clockwise against'),
  'struggle.power.*': list('look guard_knights guard_roads steal'),
  'tables.none.*': list('plan later'),
  'terrain.*': [...kResources, 'd', 'p'],
  'verify.seat.*': list('late bot'),
};

export const templates = (): string[] => Object.keys(kMade);

export function madeKeys(): string[] {
  return Object.entries(kMade).flatMap(([template, values]) =>
    values.map((value) => template.replace(/\*(\.\*)?/, value)),
  );
}
