import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button, ButtonLink } from './button';

test('a button does not send a form unless it is told to', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <Button>Avbryt</Button>
      <Button type="submit">Spara</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button that is busy or disabled cannot be pressed, and only the busy one says why', async () => {
  const onClick = vi.fn();
  render(
    <>
      <Button isBusy onClick={onClick}>
        Sparar
      </Button>
      <Button disabled onClick={onClick}>
        Spara
      </Button>
    </>,
  );
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  const isBusy = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy');
  expect(isBusy('Sparar')).toBe('true');
  expect(isBusy('Spara')).toBeNull();
});

test('a link with the look of a button is still a link', () => {
  render(
    <ButtonLink>
      <a href="/demo">Prova</a>
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Prova' }).getAttribute('href')).toBe('/demo');
  expect(screen.queryByRole('button')).toBeNull();
});
