import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { notifyError, notifySuccess } from '../../ui/notify';
import { ReportButton } from './report-button';
import type { Report } from './report-dialog';

vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));

const onSend = vi.fn<(report: Report<'spelling' | 'other'>) => Promise<void>>();
const onKeyDown = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  onSend.mockResolvedValue();
});

async function open() {
  render(
    <div onKeyDown={onKeyDown}>
      <ReportButton
        reasons={[
          { value: 'spelling', label: 'Stavfel' },
          { value: 'other', label: 'Annat' },
        ]}
        textLength={1000}
        onSend={onSend}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rapportera fel' }));
  await screen.findByRole('dialog', { name: 'Rapportera fel' });
}
const choose = () => userEvent.selectOptions(screen.getByLabelText('Vad är fel?'), 'Stavfel');
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/Beskriv felet/);
const send = () => screen.getByRole('button', { name: 'Skicka' });

test('a report is sent with its reason and text, and thanked for', async () => {
  await open();
  await choose();
  await userEvent.type(text(), 'Det står fell.');
  await userEvent.dblClick(send());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    reason: 'spelling',
    text: 'Det står fell.',
  });
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Tack! Vi tittar på frågan.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rapportera fel' }));
});

test('a reason has to be chosen', async () => {
  await open();
  await userEvent.click(send());
  expect(screen.getByText('Välj vad som är fel.')).toBeDefined();
  expect(onSend).not.toHaveBeenCalled();
});

test('what is written stays when it cannot be sent, and is the same report when it is sent again', async () => {
  onSend.mockRejectedValueOnce(new Error('gone'));
  await open();
  await choose();
  await userEvent.type(text(), 'Fel bild');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('Kunde inte skicka');
  expect(notifyError).toHaveBeenCalledOnce();
  expect(text().value).toBe('Fel bild');
  await userEvent.click(send());
  await waitFor(() => {
    expect(notifySuccess).toHaveBeenCalled();
  });
  expect(onSend.mock.calls[1]?.[0]).toEqual(onSend.mock.calls[0]?.[0]);
});

test('its keys are not those of the page around it', async () => {
  await open();
  fireEvent.keyDown(text(), { key: '1' });
  fireEvent.keyDown(screen.getByLabelText('Vad är fel?'), { key: 'Enter' });
  expect(onKeyDown).not.toHaveBeenCalled();
});
