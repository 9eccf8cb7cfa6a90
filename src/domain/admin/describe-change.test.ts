import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { newTheoryCourse } from '../course/theory-course';
import { questionFields, theoryCourseFields } from './content-fields';
import { describeChange, describeCommon } from './describe-change';
import { logDetailsLength } from './log-entry';
import { discountFields, orderFields, productFields } from './shop-fields';

const product = { name: 'Full åtkomst', price: 99, months: 4, isActive: false };

test('a change says of each field that differs what it was and is', () => {
  expect(describeChange(product, { ...product, price: 120 }, productFields)).toBe(
    'Pris: 99 kr → 120 kr',
  );
  expect(describeChange(product, { ...product, price: 120, isActive: true }, productFields)).toBe(
    'Pris: 99 kr → 120 kr\nSäljs: nej → ja',
  );
  expect(describeChange(product, { ...product }, productFields)).toBe('');
});

test('of what is added or deleted it is said what it holds', () => {
  const code = { percentage: 15, maxUses: 7, expiresAt: null };
  const said = 'Rabatt: 15 %\nMax användningar: 7\nSista dag: ingen';
  expect(describeChange(null, code, discountFields)).toBe(said);
  expect(describeChange(code, null, discountFields)).toBe(said);
  expect(describeChange(null, null, discountFields)).toBe('');
});

test('of many changes it is said what all of them have changed to the same', () => {
  const move = (price: number) => ({
    before: { ...product, price },
    after: { ...product, price: 120, months: price, isActive: true },
  });
  expect(describeCommon([move(99), move(100)], productFields)).toBe('Pris: 120 kr\nSäljs: ja');
  // the second had that price
  expect(describeCommon([move(99), move(120)], productFields)).toBe('Säljs: ja');
  expect(describeCommon([move(99), { before: null, after: product }], productFields)).toBe('');
  expect(describeCommon([], productFields)).toBe('');
});

test('what there was not, or is not any more, is a dash', () => {
  const question = practiceQuestion('q1');
  const withSource = { ...question, source: 'Lagen' };
  expect(describeChange(question, withSource, questionFields)).toBe(
    `Fråga: ${question.text}\nLagrum: – → Lagen`,
  );
  expect(describeChange(withSource, question, questionFields)).toBe(
    `Fråga: ${question.text}\nLagrum: Lagen → –`,
  );
});

test('an order that is settled says its amount, its status and the licence that it gives', () => {
  const order = { amount: 499, status: 'pending', refunded: 0, license: null } as const;
  const license = { isActive: true, expiresAt: new Date('2027-03-26T12:00:00Z') };
  expect(describeChange(order, { ...order, status: 'paid', license }, orderFields)).toBe(
    'Belopp: 499 kr\nStatus: Väntar på betalning → Betald\nÅtkomst: – → aktiv\nGäller till: – → 2027-03-26',
  );
});

const course = { ...newTheoryCourse('k1'), title: 'Väjning' };

test('a long text is cut around what differs', () => {
  const [start, end] = ['början '.repeat(100), ' slutet'.repeat(100)];
  const before = { ...course, content: `${start}30 km/h${end}` };
  const after = { ...course, content: `${start}40 km/h${end}` };
  expect(describeChange(before, after, theoryCourseFields)).toBe(
    'Titel: Väjning\nInnehåll: …örjan början början 30 km/h slutet slutet… → …örjan början början 40 km/h slutet slutet…',
  );
});

test('a text is said in one line, and of one in which only spaces differ just that', () => {
  const said = (before: string, after: string) =>
    describeChange({ ...course, content: before }, { ...course, content: after }, [
      { name: 'Innehåll', textOf: ({ content }) => content },
    ]);
  expect(said('ett\n\ntvå', 'ett\n\ntre')).toBe('Innehåll: ett två → ett tre');
  expect(said('ett två', 'ett\n\ntvå')).toBe('Innehåll: bara mellanrum ändrade');
});

test('long texts share the room of an entry, and short ones are not cut for them', () => {
  const long = practiceQuestion('q1', {
    text: 'fråga '.repeat(100).trim(),
    explanation: 'därför '.repeat(280).trim(),
    source: 'trafikförordningen (1998:1276) 3 kap. 17 §',
  });
  const said = describeChange(null, long, questionFields);
  expect(said.length).toBeLessThanOrEqual(logDetailsLength);
  expect(said.length).toBeGreaterThan(logDetailsLength - 10);
  expect(said).toMatch(/^Fråga: fråga fråga .*…$/m);
  expect(said).toMatch(/^Förklaring: därför därför .*…$/m);
  expect(said).toMatch(/^Lagrum: trafikförordningen \(1998:1276\) 3 kap\. 17 §$/m);
});

test('a change of everything has room', () => {
  const text = (sign: string) => sign.repeat(300);
  const all = (sign: string) =>
    practiceQuestion('q1', {
      text: text(sign),
      options: { a: text(sign), b: text(sign), c: text(sign), d: text(sign) },
      explanation: text(sign),
      feedback: { a: text(sign), b: text(sign), c: text(sign), d: text(sign) },
      source: text(sign),
      imageUrl: text(sign),
      scene: text(sign),
      concept: text(sign),
    });
  const said = describeChange(all('x'), all('y'), questionFields);
  expect(said.length).toBeLessThanOrEqual(logDetailsLength);
  expect(said).toMatch(/^Begrepp: x+… → y+…$/m);
});

test('no sign is cut in half', () => {
  const said = (many: number) =>
    describeChange(
      null,
      { ...course, title: '', content: `${'x'.repeat(many)}${'🚗'.repeat(600)}` },
      [{ name: 'Innehåll', textOf: ({ content }) => content }],
    );
  for (const text of [said(0), said(1)]) {
    expect(text.length).toBeLessThanOrEqual(logDetailsLength);
    expect(text).toMatch(/^Innehåll: x?(?:🚗)+…$/u);
  }
});
