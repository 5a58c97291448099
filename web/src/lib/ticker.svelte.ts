/** The time, four times a second, for everything that counts down. */
class Ticker {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 250);
  }
}

export const ticker = new Ticker();
