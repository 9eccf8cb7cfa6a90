import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { useLearner } from '../../components/learner/learner-context';
import { ada } from '../../../tests/factories/purchase';
import type { AccessState } from '../../data/access/access-state';
import { AccessGate } from './access-gate';

const open: AccessState = {
  kind: 'open',
  user: ada,
  access: { kind: 'license', until: new Date(2026, 10, 20) },
};

function Opened() {
  const { uid, access } = useLearner();
  return <p>{`öppet för ${uid} med ${String(access?.kind)}`}</p>;
}

function show(state: AccessState) {
  render(
    <AccessGate state={state} title="Övning" skeleton={<p>skelett</p>} offer={<p>erbjudande</p>}>
      <Opened />
    </AccessGate>,
  );
}

test.each<[string, AccessState, string]>([
  ['while it is not known, where nobody was signed in before,', { kind: 'loading' }, 'erbjudande'],
  [
    'for who had nothing, while that is asked anew,',
    { kind: 'checking', user: ada, access: { kind: 'none' } },
    'skelett',
  ],
  ['for who is signed out', { kind: 'signedOut' }, 'erbjudande'],
  ['for who has nothing', { kind: 'shut', user: ada, access: { kind: 'none' } }, 'erbjudande'],
  ['for who has access', open, 'öppet för ada med license'],
])('the gate %s shows that alone', (_who, state, text) => {
  show(state);
  expect(document.body.textContent).toBe(text);
});

test('a learner on the own device waits with a skeleton until it is known who is there', () => {
  document.documentElement.dataset['session'] = 'in';
  onTestFinished(() => {
    delete document.documentElement.dataset['session'];
  });
  show({ kind: 'loading' });
  expect(document.body.textContent).toBe('skelett');
});

test('an account that is blocked is told whom to turn to, and is offered nothing', () => {
  show({ kind: 'shut', user: ada, access: { kind: 'blocked' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Övning');
  expect(screen.getByText('Ditt konto är inaktivt')).toBeDefined();
  expect(screen.getByText(/hej@teoriklar\.se/)).toBeDefined();
  expect(screen.queryByText('erbjudande')).toBeNull();
});

test('what could not be found out is told under the title of the page, and can be tried again', async () => {
  const retry = vi.fn();
  show({ kind: 'failed', retry, isRetrying: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Övning');
  expect(screen.getByRole('alert').textContent).toMatch(/^Kunde inte hämta ditt konto/);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByText('erbjudande')).toBeNull();
});

test('while it is tried again the button is busy', () => {
  show({ kind: 'failed', retry: vi.fn(), isRetrying: true });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Försök igen' });
  expect(button.disabled).toBe(true);
});
