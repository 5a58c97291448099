/** What the game waits for, in words; and the line that the main button plays, where it is just one. */
import { t, type Key } from '../i18n/index.svelte';
import { isIsland, isPlain } from '../notation/view';
import { owed } from './hand/ask';
import { can, linesOf, nameOf, type Scene } from './scene';

export interface Prompt {
  text: string;
  line: string | null;
  mine: boolean;
}

const kWaits: Record<string, Key> = {
  roll: 'main.wait.roll',
  discard: 'main.wait.discard',
  robber: 'main.wait.robber',
  steal: 'main.wait.steal',
  trade: 'main.wait.answer',
  opening: 'main.wait.opening',
};

const kCards = ['stolen', 'draw', 'taken', 'reward_draw']; // phases of the island in which chance brings cards

/** What chance is about to bring. */
function chance({ view }: Scene): Key {
  const phase = view.turn.phase ?? '';
  if (isPlain(view)) return 'main.dice';
  if (!isIsland(view) || kCards.includes(phase)) return 'main.cards';
  return phase === 'match' ? 'main.match' : 'main.dice';
}

function waiting(scene: Scene): Prompt {
  const { turn } = scene.view;
  const names = scene.toAct.map((s) => nameOf(scene, s));
  const turnOwner = nameOf(scene, turn.seat);
  const others = scene.toAct.filter((s) => s !== turn.seat);
  let text: string;
  if (scene.me !== null && scene.toAct.includes(scene.me)) text = t('main.mine');
  else if (names.length === 0) text = scene.idle ?? t(chance(scene));
  else if (turn.phase === 'trade' && isIsland(scene.view) && others.length > 0)
    text = t('main.wait.answer', { names: others.map((s) => nameOf(scene, s)).join(', ') });
  else {
    const key = kWaits[turn.phase ?? ''];
    const fill = { name: names[0]!, names: names.join(', ') };
    const plain = names.length === 1 && names[0] === turnOwner ? 'main.wait.turn' : 'main.wait.many';
    text = t(key && isIsland(scene.view) ? key : plain, fill);
  }
  return { text, line: null, mine: false };
}

/** What is asked of me where the line is still to be chosen: the first of these verbs that is possible. */
function question(scene: Scene, me: number): string | null {
  const { turn } = scene.view;
  const owes = turn.owes?.[me - 1] ?? 0;
  if (turn.phase === 'opening') return t(can(scene, 'settle') ? 'main.settle' : 'main.opening_road');
  if (can(scene, 'discard')) return t('main.discard', { n: owes });
  if (can(scene, 'robber')) return t('main.robber');
  if (linesOf(scene, 'steal').length > 1) return t('main.steal');
  if (can(scene, 'neutral')) return t('main.neutral');
  if (can(scene, 'give')) return t('main.give', { n: owed(scene) });
  if (can(scene, 'choose')) return t('main.choose');
  if (can(scene, 'flip')) return t('main.flip');
  if (can(scene, 'take')) return t('main.take');
  if (can(scene, 'reward')) return t('main.reward');
  if (can(scene, 'score')) return t('main.doubles');
  if (turn.phase === 'roads' && 'free_roads' in turn) return t('main.free_roads', { n: turn.free_roads });
  if (can(scene, 'withdraw')) return t('main.pick');
  if (can(scene, 'refuse')) return t('main.answer');
  return null;
}

/** The one thing that ends this part of the turn. */
function move(scene: Scene): Prompt | null {
  const line = (verb: string) => linesOf(scene, verb)[0]?.text ?? null;
  const roll = line('roll');
  if (roll) {
    const second = isIsland(scene.view) && (scene.view.duo?.rolls ?? 0) > 0;
    return { text: t(second ? 'main.roll2' : 'main.roll'), line: roll, mine: true };
  }
  const steal = linesOf(scene, 'steal')[0]; // from the only one who can be robbed
  if (steal) {
    const name = nameOf(scene, Number(steal.args[0]));
    return { text: t('main.steal.from', { name }), line: steal.text, mine: true };
  }
  if (line('claim')) return { text: t('main.claim'), line: line('claim'), mine: true };
  if (line('end')) return { text: t('main.end'), line: line('end'), mine: true };
  if (line('draw')) return { text: t('main.draw.end'), line: line('draw'), mine: true };
  return null;
}

export function prompt(scene: Scene): Prompt {
  if (scene.state === 'over') return { text: t('main.over'), line: null, mine: false };
  if (scene.me === null || !scene.toAct.includes(scene.me)) return waiting(scene);
  if (isPlain(scene.view)) return { text: t('plain.choose'), line: null, mine: true };
  const asked = question(scene, scene.me);
  return (asked ? { text: asked, line: null, mine: true } : move(scene)) ?? waiting(scene);
}
