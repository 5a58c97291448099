/** Short, soft sounds made on the spot: wood, paper, a whistle. None before the first click. */
import { settings } from './settings.svelte';

type Sound = 'wood' | 'paper' | 'dice' | 'coin' | 'whistle' | 'bell' | 'robber';

const kByVerb: Record<string, Sound> = {
  settle: 'wood',
  city: 'wood',
  road: 'wood',
  neutral: 'wood',
  build: 'wood',
  robber: 'robber',
  steal: 'paper',
  discard: 'paper',
  buy: 'paper',
  draw: 'paper',
  swap: 'paper',
  give: 'paper',
  take: 'paper',
  trade: 'coin',
  bank: 'coin',
  offer: 'coin',
  shots: 'whistle',
};

class Sounds {
  #context: AudioContext | null = null;

  constructor() {
    // Browsers and good manners: no sound before somebody has touched the page.
    // A finger counts when it lifts; and what a phone put to sleep is woken by the next touch.
    globalThis.addEventListener?.('pointerup', () => this.#wake());
    globalThis.addEventListener?.('keydown', () => this.#wake());
  }

  forLine(verb: string): void {
    const sound = kByVerb[verb];
    if (sound) this.play(sound);
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!settings.sound || context?.state !== 'running') return;
    switch (sound) {
      case 'wood':
        return this.#tone(210, 90, 0.09, 'triangle', 0.25);
      case 'robber':
        return this.#tone(140, 60, 0.22, 'triangle', 0.25);
      case 'paper':
        return this.#noise(0.09, 3800, 0.1);
      case 'dice':
        for (const at of [0, 0.11, 0.2, 0.33, 0.42]) this.#noise(0.035, 1500, 0.18, at);
        return;
      case 'coin':
        this.#tone(880, 870, 0.12, 'sine', 0.09);
        return this.#tone(1320, 1310, 0.16, 'sine', 0.07, 0.06);
      case 'whistle':
        return this.#tone(2200, 2350, 0.32, 'sine', 0.05);
      case 'bell':
        this.#tone(660, 655, 0.5, 'sine', 0.12);
        return this.#tone(990, 985, 0.6, 'sine', 0.07, 0.12);
    }
  }

  #wake(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state !== 'running') this.#context.resume().catch(() => {}); // not yet allowed
  }

  #envelope(length: number, loud: number, at: number): GainNode {
    const context = this.#context!;
    const gain = context.createGain();
    const start = context.currentTime + at;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
    gain.connect(context.destination);
    return gain;
  }

  #tone(from: number, to: number, length: number, type: OscillatorType, loud: number, at = 0): void {
    const context = this.#context!;
    const tone = context.createOscillator();
    tone.type = type;
    const start = context.currentTime + at;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    tone.connect(this.#envelope(length, loud, at));
    tone.start(start);
    tone.stop(start + length);
  }

  #noise(length: number, pitch: number, loud: number, at = 0): void {
    const context = this.#context!;
    const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
    source.connect(filter).connect(this.#envelope(length, loud, at));
    source.start(context.currentTime + at);
  }
}

export const sounds = new Sounds();
