import { expect, test } from 'vitest';

import { logActionName } from './log-action';
import { describeTarget } from './log-entry';

test('an action has a Swedish name; an unknown one is shown as it is', () => {
  expect(logActionName('grantMinutes')).toBe('Gav gratis minuter');
  expect(logActionName('somethingNew')).toBe('somethingNew');
  expect(logActionName('toString')).toBe('toString');
});

test.each([
  ['orders/TK2345', { kind: 'Beställning', id: 'TK2345', uid: null }],
  ['profiles/ada', { kind: 'Användare', id: 'ada', uid: 'ada' }],
  ['admins/ada', { kind: 'Användare', id: 'ada', uid: 'ada' }],
  ['licenses/a_da_full', { kind: 'Licens', id: 'a_da_full', uid: 'a_da' }],
  ['settings/payment', { kind: 'Inställning', id: 'payment', uid: null }],
  ['questions/tomgang', { kind: 'Fråga', id: 'tomgang', uid: null }],
  ['elsewhere/x', { kind: '', id: 'elsewhere/x', uid: null }],
  ['words', { kind: '', id: 'words', uid: null }],
])('the target %s is described', (target, description) => {
  expect(describeTarget(target)).toEqual(description);
});
