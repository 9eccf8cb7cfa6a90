import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { newClient } from '../../tests/drivers/page';
import { Button } from './button';
import { useWrite } from './use-write';

const write = vi.fn<(name: string) => Promise<string>>();
const onSuccess = vi.fn();
const onError = vi.fn();

function Form({ leadsAway }: { leadsAway: boolean }) {
  const save = useWrite({ mutationFn: write, leadsAway, onSuccess, onError });
  return (
    <Button
      isBusy={save.isPending}
      onClick={() => {
        save.mutate('Ada');
      }}
    >
      {save.status}
    </Button>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  write.mockReset().mockResolvedValue('saved');
});

/** Shows the form; `press` presses its button as often as told before React draws anything anew. */
function show({ leadsAway = false } = {}) {
  render(
    <QueryClientProvider client={newClient()}>
      <Form leadsAway={leadsAway} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  const press = (times: number) => {
    for (let time = 0; time < times; time += 1) fireEvent.click(button);
  };
  return { button, press };
}

test('presses that come before the button is disabled write nothing more', async () => {
  const { button, press } = show();
  press(3);
  await waitFor(() => {
    expect(onSuccess).toHaveBeenCalled();
  });
  expect(write).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(button.disabled).toBe(false);
  });
});

test('what is done can be done again', async () => {
  const { press } = show();
  for (const time of [1, 2]) {
    press(1);
    await waitFor(() => {
      expect(onSuccess).toHaveBeenCalledTimes(time);
    });
  }
  expect(write).toHaveBeenCalledTimes(2);
});

test.each([false, true])(
  'what has failed can be tried again (leadsAway: %s)',
  async (leadsAway) => {
    write.mockRejectedValueOnce(new Error('no'));
    const { button, press } = show({ leadsAway });
    press(2);
    await waitFor(() => {
      expect(onError).toHaveBeenCalledOnce();
      expect(button.disabled).toBe(false);
    });
    press(2);
    await waitFor(() => {
      expect(onSuccess).toHaveBeenCalledOnce();
    });
    expect(write).toHaveBeenCalledTimes(2);
  },
);

test('what leads to another page stays busy until that is there', async () => {
  const { button, press } = show({ leadsAway: true });
  press(1);
  await screen.findByText('success');
  press(1);
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(write).toHaveBeenCalledOnce();
});
