/** Questions with a few answers, each of them a legal line: whom to steal from, which card to give … */
import { t, type Key } from '../../i18n/index.svelte';
import { isResource } from '../../notation/bundle';
import type { Line } from '../../notation/line';
import { isIsland } from '../../notation/view';
import { nameOf, type Scene } from '../scene';

export interface Answer {
  line: string;
  label: string;
  about?: string;
  card?: string; // a resource to show
  seat?: number; // a player to show
}

export interface Question {
  title: string;
  parts: boolean; // the cards are mine, and one of them goes
  together: 'discard' | 'give' | null; // several of mine are chosen first, and go together
  answers: Answer[];
}

interface Form {
  verbs: string[];
  title: Key;
  parts?: boolean;
  several?: boolean; // with one answer only it is no question: the main button has it
}

/** In the order in which they can come up together. */
const kForms: Form[] = [
  { verbs: ['steal'], title: 'steal.title', several: true },
  { verbs: ['discard'], title: 'discard.title', parts: true },
  { verbs: ['give'], title: 'give.title', parts: true },
  { verbs: ['choose'], title: 'main.choose' },
  { verbs: ['take', 'pass'], title: 'main.take' },
  { verbs: ['reward'], title: 'reward.title' },
  { verbs: ['score', 'ignore'], title: 'main.doubles' },
  { verbs: ['flip', 'keep'], title: 'main.flip' },
];

const kWorded: Record<string, [Key, Key?]> = {
  score: ['soccer.score', 'soccer.score.about'],
  ignore: ['soccer.ignore', 'soccer.ignore.about'],
  flip: ['struggle.flip'],
  keep: ['struggle.keep'],
  pass: ['struggle.pass'],
};

function answer(line: Line, scene: Scene): Answer {
  const [first = ''] = line.args;
  const worded = kWorded[line.verb];
  if (worded) return { line: line.text, label: t(worded[0]), ...(worded[1] && { about: t(worded[1]) }) };
  if (isResource(first)) return { line: line.text, label: t(`resource.${first}`), card: first };
  if (first === '-') return { line: line.text, label: t('reward.decline') };
  if (first === '') return { line: line.text, label: line.text };
  const seat = Number(first);
  return { line: line.text, label: nameOf(scene, seat), seat };
}

/** Discards are always chosen first and confirmed then; what is given back only where it is several cards. */
function together(scene: Scene, verb: string): Question['together'] {
  if (verb === 'discard') return verb;
  return verb === 'give' && owed(scene) > 1 ? verb : null;
}

/** How many cards I still have to part with. */
export function owed(scene: Scene): number {
  const { view, me } = scene;
  if (me === null) return 0;
  if (view.turn.phase === 'give') return isIsland(view) ? (view.duo?.gives ?? 1) : view.turn.gives;
  return view.turn.owes?.[me - 1] ?? 0;
}

/** What is asked of me now, if it is a question of this kind. */
export function question(scene: Scene): Question | null {
  for (const form of kForms) {
    const lines = scene.legal.filter((line) => form.verbs.includes(line.verb));
    if (lines.length > (form.several ? 1 : 0))
      return {
        title: t(form.title),
        parts: form.parts ?? false,
        together: together(scene, lines[0]!.verb),
        answers: lines.map((line) => answer(line, scene)),
      };
  }
  return null;
}
