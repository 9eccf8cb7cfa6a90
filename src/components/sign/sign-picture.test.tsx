import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { drawings } from '../../graphics/sign/drawings/warning';
import { SignPicture } from './sign-picture';

type Notify = (entries: { isIntersecting: boolean }[]) => void;

test('pictures that fail to load say so, and one press tries all of them again', async () => {
  class Observer {
    readonly notify: Notify;
    constructor(notify: Notify) {
      this.notify = notify;
    }
    observe() {
      this.notify([{ isIntersecting: true }]);
    }
    disconnect() {
      // nothing is held
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onFollow = vi.fn<(isPrevented: boolean) => void>();
  await act(async () => {
    render(
      <a
        href="#a900"
        onClick={({ defaultPrevented }) => {
          onFollow(defaultPrevented);
        }}
      >
        <SignPicture name="A900" label="första" className="size-20" />
        <SignPicture name="A901" label="andra" className="size-20" />
      </a>,
      { onCaughtError: () => undefined },
    );
    await vi.dynamicImportSettled();
  });
  expect(await screen.findAllByText('Bilden kunde inte laddas.')).toHaveLength(2);

  const drawn = { width: 10, height: 10, markup: '<path d="M0 0h9"/>' };
  Object.assign(drawings, { A900: drawn, A901: drawn });
  onTestFinished(() => {
    Reflect.deleteProperty(drawings, 'A900');
    Reflect.deleteProperty(drawings, 'A901');
  });
  const [retry] = screen.getAllByRole('button', { name: 'Försök igen' });
  if (retry === undefined) throw new Error('no button');
  await act(async () => {
    retry.click();
    await vi.dynamicImportSettled();
  });
  await screen.findByRole('img', { name: 'första' });
  await screen.findByRole('img', { name: 'andra' });
  expect(screen.queryByRole('button')).toBeNull();
  // the link around it is not followed
  expect(onFollow.mock.calls).toEqual([[true]]);
});
