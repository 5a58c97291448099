/** Something asked of the server: whether it is under way, and why it failed. */
export class Attempt {
  busy = $state(false);
  failure: unknown = $state(null);

  /** Whether it was done; what was said of the try before is gone. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.failure = null;
    try {
      await act();
      return true;
    } catch (error) {
      this.failure = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
