/** Lines of a game as sentences: for the log, for screen readers, and for what a control does. */
import { hexName } from '../../board/labels';
import { isKey, pieces, t, type Key } from '../../i18n/index.svelte';
import { kindsIn } from '../../notation/bundle';
import { seatOf, spoken, type Line } from '../../notation/line';
import { isIsland, isPlain, type Card, type Owner, type StruggleView } from '../../notation/view';
import { rulingOf } from '../../struggle/cards';
import type { Moved, Pass } from '../../wire/types';
import { nameOf, type Scene } from '../scene';

/** A part of a sentence: words, a player, or cards. */
export type Part = { text: string } | { seat: number } | { cards: string };

type Fill = Record<string, Part | Part[]>;

interface Said {
  key: Key;
  fill: Fill;
}

/** What a sentence of the log is made of. */
interface Happened {
  line: Line;
  moved?: Moved | undefined; // what it did to everybody's cards
  standIn?: boolean | undefined;
}

const words = (text: string): Part => ({ text });
const seat = (number: string | undefined): Part => ({ seat: Number(number) });
const cards = (bundle: string | undefined): Part => ({ cards: bundle ?? '-' });

const kPlain = [
  'settle',
  'city',
  'road',
  'roll',
  'buy',
  'knight',
  'roads',
  'accept',
  'withdraw',
  'end',
].concat([
  'claim',
  'done',
  'force',
  'banish',
  'retire',
  'train',
  'score',
  'ignore',
  'flip',
  'keep',
  'pass',
  'undo',
]);
const kOneBundle = [
  'discard',
  'plenty',
  'monopoly',
  'give',
  'reward',
  'choose',
  'take',
  'stolen',
  'taken',
  'market',
  'refill',
];
const kTwoBundles = ['bank', 'offer', 'counter'];
const kOther = ['look', 'remove', 'timeout'];
const kDevelopment: readonly string[] = ['knight', 'roads', 'plenty', 'monopoly', 'point'];

export function itemName(item: string): string {
  const key = item === 'guild' ? 'struggle.guildhall' : `struggle.${item}`;
  return isKey(key) ? t(key) : item;
}

/** What an expansion of the card game is worth and does at this table. */
export function itemAbout(view: StruggleView, item: string): string {
  const ruling = rulingOf(view, item);
  if (!ruling) return '';
  const worth = `${t('seat.points', { n: ruling.points })}.`;
  return ruling.power === 'none' ? worth : `${worth} ${t(`struggle.power.${ruling.power}`)}`;
}

function drawn(line: Line): Said {
  const what = line.args[0] ?? '';
  if (kDevelopment.includes(what))
    return { key: 'log.draw.card', fill: { card: words(t(`card.${what as Card}`)) } };
  return { key: 'log.draw', fill: { cards: cards(what) } };
}

/** Before anything is given: how many cards, or those taken where they may be seen. */
function takes(other: string, what: string): Said {
  if (!/[\d?]/.test(what)) return { key: 'log.swap.taken', fill: { other: seat(other), cards: cards(what) } };
  const n = /^\d+$/.test(what) ? Number(what) : what.length;
  if (n === 1) return { key: 'log.swap.seat', fill: { other: seat(other) } };
  return { key: 'log.swap.cards', fill: { other: seat(other), n: words(String(n)) } };
}

function swapped({ args }: Line): Said {
  if (args[0] === 'stack') return { key: 'log.swap.stack', fill: { cards: cards(args[1]) } };
  if (args[0] === 'market')
    return { key: 'log.swap.market', fill: { cards: cards(args[1]), other_cards: cards(args[2]) } };
  if (args.length < 3) return takes(args[0]!, args[1] ?? '1');
  return {
    key: 'log.swap.done',
    fill: { other: seat(args[0]), cards: cards(args[1]), other_cards: cards(args[2]) },
  };
}

function traded({ args }: Line, moved: Moved | undefined): Said {
  const [given, got]: (Pass | undefined)[] = moved?.passed ?? [];
  return {
    key: 'log.trade',
    fill: { other: seat(args[0]), cards: cards(given?.cards), other_cards: cards(got?.cards) },
  };
}

function goals(shots: string): number {
  return [...shots].filter((shot) => shot === '1').length;
}

/** `* shots 1 101 3 0`: seat 1 scored twice, seat 3 not at all. */
export function matchOf({ args }: Line): {
  seats: [number, number];
  shots: [string, string];
  score: [number, number];
} {
  const shots: [string, string] = [args[1] ?? '', args[3] ?? ''];
  return { seats: [Number(args[0]), Number(args[2])], shots, score: [goals(shots[0]), goals(shots[1])] };
}

const kRobs = {
  steal: ['log.steal', 'log.steal.card'],
  guild: ['log.guild', 'log.guild.card'],
} as const;

/** Who was robbed, and of what, once that is known. */
function robbed({ verb, args }: Line): Said {
  const [without, withCard] = kRobs[verb === 'guild' ? 'guild' : 'steal'];
  const other = seat(args[0]);
  if (!args[1]) return { key: without, fill: { other } };
  return { key: withCard, fill: { other, cards: cards(args[1]) } };
}

/** All who refused, one after the other. */
function refused({ who, args }: Line): Said {
  if (args.length === 0) return { key: 'log.refuse', fill: {} };
  const others = [who, ...args].flatMap((one, i) => [...(i > 0 ? [words(', ')] : []), seat(one)]);
  return { key: 'log.refuse.several', fill: { others } };
}

/** From a stack, or from somebody's row. */
function built(what: string, moved: Moved | undefined): Said {
  const item = words(itemName(what));
  const from = moved?.passed?.find(({ piece }) => piece !== undefined)?.from ?? null;
  return from === null
    ? { key: 'log.build', fill: { item } }
    : { key: 'log.build.from', fill: { item, other: { seat: from } } };
}

/** Verbs whose sentence is not made of one pattern. */
function special({ line, moved }: Happened, scene: Scene): Said | null {
  const { verb, args } = line;
  switch (verb) {
    case 'dice':
      return {
        key: 'log.dice',
        fill: {
          a: words(args[0]!),
          b: words(args[1]!),
          sum: words(String(Number(args[0]) + Number(args[1]))),
        },
      };
    case 'robber': {
      const hex =
        isIsland(scene.view) && args[0] !== undefined ? hexName(scene.view.board, Number(args[0])) : '';
      return { key: 'log.robber', fill: { hex: words(hex) } };
    }
    case 'steal':
    case 'guild':
      return robbed(line);
    case 'refuse':
      return refused(line);
    case 'trade':
      return traded(line, moved);
    case 'draw':
      return drawn(line);
    case 'swap':
      return swapped(line);
    case 'deal':
      return { key: 'log.deal', fill: { who: seat(args[0]), cards: cards(args[1]) } };
    case 'neutral':
      return {
        key: args[1] === 'road' ? 'log.neutral.road' : 'log.neutral.settle',
        fill: { owner: words(args[0]!) },
      };
    case 'build':
      return built(args[0]!, moved);
    case 'event':
      return { key: args[0] === 'market' ? 'log.event.market' : 'log.event.brigand', fill: {} };
    case 'shots': {
      const match = matchOf(line);
      const score = words(`${match.score[0]} : ${match.score[1]}`);
      return {
        key: 'log.shots',
        fill: { who: { seat: match.seats[0] }, other: { seat: match.seats[1] }, score },
      };
    }
    default:
      return null;
  }
}

function said(happened: Happened, scene: Scene): Said | null {
  const { verb, args } = happened.line;
  const key = `log.${verb}` as Key;
  if (verb === 'reward' && args[0] === '-') return { key: 'log.reward.declined', fill: {} };
  if (kPlain.includes(verb)) return { key, fill: {} };
  if (kOneBundle.includes(verb)) return { key, fill: { cards: cards(args[0]) } };
  if (kTwoBundles.includes(verb))
    return { key, fill: { cards: cards(args[0]), other_cards: cards(args[1]) } };
  if (kOther.includes(verb)) return { key, fill: { other: seat(args[0]) } };
  return special(happened, scene);
}

/** A line as the log writes it; a verb without a sentence is shown as it stands. */
export function sentence(happened: Happened, scene: Scene): Part[] {
  const { line } = happened;
  const who = seatOf(line);
  if (isPlain(scene.view)) return who ? [{ seat: who }, words(` ${spoken(line)}`)] : [words(spoken(line))];
  const found = said(happened, scene);
  if (!found) return [words(line.text)];
  const parts = filled(found.key, who ? { who: { seat: who }, ...found.fill } : found.fill);
  if (line.revised) return around('log.revised', parts);
  if (happened.standIn) return around('log.stand_in', parts);
  return line.forced ? around('log.forced', parts) : parts;
}

/** A sentence with its holes filled. */
export function filled(key: Key, fill: Fill): Part[] {
  return pieces(key).flatMap((p) => (p.name ? (fill[p.name] ?? words('')) : words(p.text!)));
}

function around(key: Key, parts: Part[]): Part[] {
  return pieces(key).flatMap((p) => (p.name ? parts : [words(p.text!)]));
}

export function cardsText(bundle: string): string {
  const hidden = [...bundle].filter((c) => c === '?').length;
  const named = kindsIn(bundle).map(({ kind, count }) => `${count} ${t(`resource.${kind}`)}`);
  if (hidden > 0) named.push(t('log.hidden'));
  return named.join(', ') || '–';
}

/** The same sentence without drawings. */
export function plain(parts: Part[], scene: Scene): string {
  return parts
    .map((p) => ('text' in p ? p.text : 'seat' in p ? nameOf(scene, p.seat) : cardsText(p.cards)))
    .join('');
}

/** What choosing a line on the board does. */
export function deed(line: Line): string {
  if (line.verb === 'bank') return `${cardsText(line.args[0]!)} → ${cardsText(line.args[1]!)}`;
  if (line.revised) return t('do.move');
  if (line.verb === 'neutral') return t('do.neutral', { owner: line.args[0]! as Owner });
  const key = `do.${line.verb}`;
  return isKey(key) ? t(key) : line.text;
}
