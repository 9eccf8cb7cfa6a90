import { useRef, type ComponentProps } from 'react';

import { Alert } from './alert';
import { useFormProblem } from './use-form-problem';

/** Why a form could not be sent. It stands at the form's buttons, where the person looks, and takes focus. */
export function FormProblem({
  tone = 'destructive',
  ...message
}: Pick<ComponentProps<typeof Alert>, 'tone' | 'title' | 'children'>) {
  const box = useRef<HTMLDivElement>(null);
  useFormProblem(box, true, () => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={box} tabIndex={-1} className="col-span-full w-full scroll-mb-20 rounded-card">
      <Alert tone={tone} {...message} />
    </div>
  );
}
