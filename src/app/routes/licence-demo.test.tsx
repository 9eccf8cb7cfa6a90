import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import firstQuestions from 'virtual:content/first-questions';

import { address, showAt } from '../../../tests/drivers/page';
import LicenceDemoRoute from './licence-demo';

const show = (part: string) =>
  showAt(`/demo/${part}`, <LicenceDemoRoute />, { path: '/demo/:licence' });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['taxi-kort', 'TAXI', 'Taxi-kort'],
  ['taxi-akeri', 'TAXI_AKERI', 'Taxi-åkeri'],
  ['lastbil-kort', 'LASTBIL', 'Lastbil-kort'],
  ['mc-kort', 'MC', 'MC-kort'],
] as const)(
  'the demo of %s: five questions of its own, one at a time, a result, and over again',
  async (part, licence, title) => {
    const reload = vi.fn();
    show(part);
    const questions = firstQuestions[licence];
    expect(questions).toHaveLength(5);
    for (const [index, { text, options, answer, explanation }] of questions.entries()) {
      expect(document.title).toContain(`Demo: ${title}`);
      expect(screen.getByText(`Fråga ${String(index + 1)} av 5`)).toBeDefined();
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(text);
      const radios = screen.getAllByRole('radio');
      expect(radios).toHaveLength(options.length);
      // the last one is missed
      const place = index < 4 ? answer : (answer + 1) % options.length;
      await userEvent.click(radios[place] ?? document.body);
      await press('Svara');
      expect(screen.getByRole('region', { name: 'Förklaring' }).textContent).toContain(explanation);
      await press(index < 4 ? 'Nästa' : 'Visa resultat');
    }
    expect(screen.getByText('4 av 5')).toBeDefined();
    expect(screen.getByText('Mycket bra!')).toBeDefined();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(questions[4]?.text);
    vi.spyOn(window, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
    await press('Gör om demon');
    expect(reload).toHaveBeenCalledOnce();
  },
);

test.each(['b-kort', 'u-kort'])("at %s there is the product's demo", (part) => {
  show(part);
  expect(address()).toBe('/demo');
});
