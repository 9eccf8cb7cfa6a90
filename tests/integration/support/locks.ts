import { beforeEach, vi } from 'vitest';

let turn: Promise<unknown> = Promise.resolve();

/** Gives every test of the file the locks of a browser, where one after the other has its turn. */
export function useLocks(): void {
  beforeEach(() => {
    turn = Promise.resolve();
    const request = (_name: string, _options: LockOptions, run: () => Promise<void>) => {
      turn = turn.then(run);
      return turn;
    };
    vi.stubGlobal('navigator', { locks: { request } });
  });
}

/** Waits until everyone who has asked for a lock so far has had it. */
export async function everyTurn(): Promise<void> {
  await turn;
}
