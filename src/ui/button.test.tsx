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

test('the second press of a double click does nothing, in or out of a form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Radera</Button>
      <Button type="submit">Spara</Button>
    </form>,
  );
  await userEvent.tripleClick(screen.getByRole('button', { name: 'Radera' }));
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tripleClick(screen.getByRole('button', { name: 'Spara' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('every press counts of a button that is pressed again and again', async () => {
  const onClick = vi.fn();
  render(
    <Button isRepeatable onClick={onClick}>
      Nästa
    </Button>,
  );
  await userEvent.tripleClick(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(3);
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
