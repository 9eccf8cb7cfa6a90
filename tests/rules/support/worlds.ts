import { openWorld, type World } from './world';

/** Several worlds that work side by side. */
export interface Worlds {
  /** Has the next free world do the work. */
  lend<Result>(work: (world: World) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** As many as vitest runs concurrent tests at once. While one waits for the emulator, others keep this process busy. */
const sideBySide = 5;

/** Opens worlds with the rules and the seed. */
export async function openWorlds(name: string, rules: string): Promise<Worlds> {
  const all = await Promise.all(
    Array.from({ length: sideBySide }, (_, index) => openWorld(`${name}-${String(index)}`, rules)),
  );
  const free = [...all];
  const waiting: ((world: World) => void)[] = [];

  const take = (): Promise<World> => {
    const world = free.shift();
    return world
      ? Promise.resolve(world)
      : new Promise((resolve) => {
          waiting.push(resolve);
        });
  };
  const giveBack = (world: World): void => {
    const next = waiting.shift();
    if (next) next(world);
    else free.push(world);
  };

  return {
    async lend(work) {
      const world = await take();
      try {
        return await work(world);
      } finally {
        giveBack(world);
      }
    },
    async close() {
      await Promise.all(all.map((world) => world.close()));
    },
  };
}
