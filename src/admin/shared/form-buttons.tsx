import { Button } from '../../ui/button';

interface FormButtonsProps {
  saveLabel?: string;
  isBusy: boolean;
  /** While something else has to be done first. */
  isDisabled?: boolean;
  onCancel: () => void;
}

function SaveButton({ saveLabel = 'Spara', isBusy, isDisabled = false }: FormButtonsProps) {
  return (
    <Button type="submit" isBusy={isBusy} disabled={isDisabled}>
      {isBusy ? 'Sparar...' : saveLabel}
    </Button>
  );
}

function CancelButton({ isBusy, onCancel }: FormButtonsProps) {
  return (
    <Button variant="outline" disabled={isBusy} onClick={onCancel}>
      Avbryt
    </Button>
  );
}

/** Ends a form on a page: saves it, or leaves it. */
export function FormButtons(props: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SaveButton {...props} />
      <CancelButton {...props} />
    </div>
  );
}

/** Ends a form in a dialog, where what goes on stands last, to the right. */
export function DialogButtons(props: FormButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <CancelButton {...props} />
      <SaveButton {...props} />
    </div>
  );
}
