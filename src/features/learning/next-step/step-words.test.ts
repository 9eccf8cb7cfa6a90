import { expect, test } from 'vitest';

import type { NextStep } from '../../../domain/learning/next-step';
import { wordsOf } from './step-words';

const names = new Map([
  ['c', 'Miljö'],
  ['e', 'Vägmärken i EU'],
  ['taxi', 'Taxi: Lagar'],
]);

test.each<[NextStep, string, RegExp, string]>([
  [{ kind: 'review', due: 1, confidentErrors: 0 }, 'Repetera', /^1.fråga är/, '/repetition'],
  [
    { kind: 'review', due: 12, confidentErrors: 3 },
    'Repetera',
    /På 3 av dem var .* ungefär 10 i taget\.$/,
    '/repetition',
  ],
  [
    { kind: 'review', due: 9, confidentErrors: 9 },
    'Repetera',
    /9.frågor .* På alla var/,
    '/repetition',
  ],
  [
    { kind: 'review', due: 1, confidentErrors: 1 },
    'Repetera',
    /bort\. Du var säker/,
    '/repetition',
  ],
  [
    { kind: 'area', area: 'miljo', percent: 55, categoryId: 'c' },
    'Öva på Miljö',
    /^55.% av dina senaste svar i Miljö är rätt\.$/,
    '/ovning/Milj%C3%B6',
  ],
  [
    { kind: 'area', area: 'trafikregler', percent: 24, categoryId: 'e' },
    'Öva på Vägmärken i EU',
    /^24.% av dina senaste svar i Trafikregler är rätt\.$/,
    '/ovning/V%C3%A4gm%C3%A4rken%20i%20EU',
  ],
  [
    { kind: 'area', area: 'trafikregler', percent: 24, categoryId: 'borta' },
    'Öva på trafikregler',
    /^24.% av dina senaste svar i Trafikregler är rätt\.$/,
    '/ovning',
  ],
  [{ kind: 'mistakes', count: 4 }, 'Gå igenom dina fel', /4.frågor/, '/mina-fel'],
  [{ kind: 'mockTest', daysSince: null }, 'Skriv ett övningsprov', /prova på tid/, '/prov'],
  [{ kind: 'mockTest', daysSince: 9 }, 'Skriv ett övningsprov', /9.dagar sedan/, '/prov'],
  [
    { kind: 'newGround', categoryId: 'c', unseen: 7 },
    'Öva på Miljö',
    /7.frågor som du inte/,
    '/ovning/Milj%C3%B6',
  ],
  [{ kind: 'newGround', categoryId: 'borta', unseen: 7 }, 'Öva på något nytt', /7/, '/ovning'],
  [
    { kind: 'newGround', categoryId: 'e', unseen: 7 },
    'Öva på Vägmärken i EU',
    /7/,
    '/ovning/V%C3%A4gm%C3%A4rken%20i%20EU',
  ],
  [
    { kind: 'newGround', categoryId: 'taxi', unseen: 7 },
    'Öva på Taxi: Lagar',
    /7/,
    '/ovning/Taxi%3A%20Lagar',
  ],
  [{ kind: 'rest' }, 'Vila till i morgon', /pauserna/, '/redo'],
])('%j says what to do, why and where', (step, title, reason, href) => {
  const words = wordsOf(step, names);
  expect(words.title).toBe(title);
  expect(words.reason).toMatch(reason);
  expect(words.action.href).toBe(href);
});
