import { classNames } from '../../lib/class-names';

const options = [
  'Den som kör på den bredare gatan',
  'Du väjer för bilen från höger',
  'Bilen från höger väjer',
];

/** What practice looks like, in small; a picture for the eye, so silent to screen readers. */
export function HeroQuestion() {
  return (
    <div
      aria-hidden
      className="relative w-full max-w-[22rem] rounded-card border border-border bg-surface p-5 text-sm shadow-[0_24px_60px_-20px_rgb(8_25_54/0.45)]"
    >
      <p className="flex items-center justify-between text-muted-foreground">
        <span className="rounded-full bg-primary-soft px-2.5 py-0.5 font-medium text-primary">
          Väjningsregler
        </span>
        Fråga 3 av 16
      </p>
      <p className="mt-3 text-base leading-snug font-semibold">
        En korsning utan skyltar. En bil kommer från höger. Vem väjer?
      </p>
      <div className="mt-3 grid gap-2">
        {options.map((text, index) => (
          <p
            key={text}
            className={classNames(
              'flex items-center gap-2.5 rounded-lg border px-3 py-2',
              index === 1
                ? 'border-success bg-success-soft font-medium text-success-ink'
                : 'border-border text-muted-foreground',
            )}
          >
            <span
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold',
                index === 1 ? 'bg-success text-success-foreground' : 'border border-field',
              )}
            >
              {index === 1 ? '✓' : index + 1}
            </span>
            {text}
          </p>
        ))}
      </div>
      <p className="mt-3 border-t border-border pt-3">
        <span className="font-semibold text-success">Rätt!</span> Här gäller högerregeln: du har
        väjningsplikt mot fordon från höger.
      </p>
    </div>
  );
}
