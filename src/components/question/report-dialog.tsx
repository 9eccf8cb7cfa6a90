import { useState } from 'react';

import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormProblem } from '../../ui/form-problem';
import { notifyError, notifySuccess } from '../../ui/notify';
import { SelectField } from '../../ui/select-field';
import { TextareaField } from '../../ui/textarea-field';
import { toldProblem } from '../../ui/told-problem';

/** What somebody reports. */
export interface Report<Reason extends string = string> {
  reason: Reason;
  text: string;
}

const failed = 'Kunde inte skicka rapporten. Försök igen.';

/** Asks what is wrong and sends it. Where that fails, what is written stays. */
export default function ReportDialog({
  reasons,
  textLength,
  onSend,
  onClose,
}: {
  reasons: readonly { value: string; label: string }[];
  /** Most characters of the text. */
  textLength: number;
  onSend: (report: Report) => Promise<void>;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [state, setState] = useState<'open' | 'unchosen' | 'sending' | 'failed'>('open');
  const isSending = state === 'sending';

  const send = async () => {
    toldProblem.end();
    setState('sending');
    try {
      await onSend({ reason, text });
      notifySuccess('Tack! Vi tittar på frågan.');
      onClose();
    } catch {
      notifyError('Fel', failed);
      setState('failed');
    }
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSending) onClose();
      }}
      title="Rapportera fel"
      description="Berätta vad som är fel med frågan, så rättar vi den."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending) return;
          if (reason === '') setState('unchosen');
          else void send();
        }}
      >
        <SelectField
          label="Vad är fel?"
          placeholder="Välj"
          options={reasons}
          value={reason}
          error={state === 'unchosen' ? 'Välj vad som är fel.' : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            if (state === 'unchosen') setState('open');
          }}
        />
        <TextareaField
          label="Beskriv felet (valfritt)"
          maxLength={textLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        {state === 'failed' && <FormProblem>{failed}</FormProblem>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isSending} onClick={onClose}>
            Avbryt
          </Button>
          <Button type="submit" isBusy={isSending}>
            {isSending ? 'Skickar...' : 'Skicka'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
