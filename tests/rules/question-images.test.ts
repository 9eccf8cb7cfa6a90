import { beforeAll, describe, expect, test } from 'vitest';

import { questionImages } from './question-images.cases';
import { openImageWorld, type ImageWorld } from './support/image-world';

describe('questionImages', () => {
  let world: ImageWorld;

  beforeAll(async () => {
    world = await openImageWorld();
    return () => world.close();
  });

  for (const { name, request, outcome } of questionImages) {
    test(`${outcome}: ${name}`, async () => {
      expect(await world.attempt(request)).toBe(outcome);
    });
  }
});
