import { beforeAll, describe, expect, test } from 'vitest';

import { decideAccess, isOpen } from '../../src/domain/account/access';
import { productIds, type ProductId } from '../../src/domain/account/license';
import { accessCase, domainLicenses, domainProfile, learners, type Learner } from './access-cases';
import { readRules } from './support/emulator';
import { loadedAt } from './support/time';
import { openWorld, type World } from './support/world';

function decide(learner: Learner, opening: readonly ProductId[] = productIds) {
  return decideAccess(domainProfile(learner), domainLicenses(learner), opening, loadedAt);
}

describe('access', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld('access', readRules('firestore.rules'));
    return () => world.close();
  });

  describe.each(learners)('%s', (learner) => {
    const { page, rules, courses } = accessCase(learner);

    test(`the page says ${page}`, () => {
      expect(isOpen(decide(learner))).toBe(page === 'open');
    });

    test(`the rules say ${rules}`, async () => {
      const request = { by: learner, method: 'get', path: 'questions/tomgang' } as const;
      expect(await world.attempt(request)).toBe(rules === 'open' ? 'allow' : 'deny');
    });

    test(`about courses the page says ${courses ?? page}, the rules ${courses ?? rules}`, async () => {
      expect(isOpen(decide(learner, ['full']))).toBe((courses ?? page) === 'open');
      const request = { by: learner, method: 'get', path: 'theoryCourses/vajning' } as const;
      expect(await world.attempt(request)).toBe((courses ?? rules) === 'open' ? 'allow' : 'deny');
    });
  });

  test('page and rules differ only where the page is about to open the window', () => {
    const different = learners.filter((learner) => {
      const { page, rules } = accessCase(learner);
      return page !== rules;
    });
    const unopened = learners.filter((learner) => decide(learner).kind === 'freeMinutesUnopened');
    expect(different).toEqual(unopened);
    expect(different).not.toEqual([]);
  });
});
