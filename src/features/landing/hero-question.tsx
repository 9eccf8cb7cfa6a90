import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';

import { demoQuestions } from '../../components/question/demo-questions';
import { Illustration } from '../../components/scene/illustration';
import { paths } from '../../config/paths';
import { classNames } from '../../lib/class-names';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';

// drawn here and not with components/question, whose code is in files that the landing page does without
const looks = {
  open: { box: 'cursor-pointer border-field/70', mark: 'border border-field', spoken: '' },
  right: {
    box: 'border-success bg-success-soft text-success-ink ring-1 ring-success',
    mark: 'bg-success text-success-foreground',
    spoken: ' (rätt svar)',
  },
  wrong: {
    box: 'border-destructive bg-destructive-soft text-destructive-ink ring-1 ring-destructive',
    mark: 'bg-destructive text-destructive-foreground',
    spoken: ' (ditt svar, fel)',
  },
  other: {
    box: 'border-border text-muted-foreground',
    mark: 'border border-border',
    spoken: '',
  },
} as const;

const arrowSteps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const [question] = demoQuestions;
const { category, text, image, options, answer, explanation } = question;

/** The demo's first question, to be answered where it stands. */
export function HeroQuestion() {
  const list = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    // what is marked before this code is here, the browser marks by itself
    const marked = list.current?.querySelector<HTMLInputElement>(':checked');
    if (marked != null) setChosen(Number(marked.value));
  }, []);
  // what is marked is the answer: arrows go from option to option without marking any, Space and Enter mark
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (event.key === 'Enter') event.currentTarget.click();
    const step = arrowSteps[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const places = [...(list.current?.querySelectorAll('input') ?? [])];
    places.at((place + step) % places.length)?.focus();
  };
  const isAnswered = chosen !== undefined;
  const isRight = chosen === answer;
  return (
    <div className="relative w-full max-w-[23rem] rounded-card border border-border bg-surface p-4 text-sm shadow-[0_24px_60px_-20px_rgb(8_25_54/0.45)] sm:p-5">
      <p className="flex items-center justify-between text-muted-foreground">
        <Badge tone="primary">{category}</Badge>
        Fråga 1 av {demoQuestions.length}
      </p>
      <fieldset ref={list} className="mt-3">
        <legend className="float-left mb-3 flex items-center gap-3 text-base leading-snug font-semibold">
          {image !== undefined && <Illustration {...image} className="h-14 w-16 shrink-0" />}
          {text}
        </legend>
        <div className="clear-both grid gap-2">
          {options.map((option, place) => {
            const kind = !isAnswered
              ? 'open'
              : place === answer
                ? 'right'
                : place === chosen
                  ? 'wrong'
                  : 'other';
            const { box, mark, spoken } = looks[kind];
            return (
              <label
                key={option}
                className={classNames(
                  'relative flex min-h-12 items-center gap-3 rounded-card border px-3.5 py-2.5 leading-snug transition-colors',
                  box,
                )}
              >
                <input
                  type="radio"
                  name="hero"
                  value={place}
                  disabled={isAnswered && place !== chosen}
                  onChange={() => {
                    setChosen(place);
                  }}
                  onKeyDown={(event) => {
                    onKeyDown(event, place);
                  }}
                  className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
                />
                <span
                  aria-hidden
                  className={classNames(
                    'grid size-7 shrink-0 place-items-center rounded-full font-semibold',
                    mark,
                  )}
                >
                  {kind === 'right' ? '✓' : kind === 'wrong' ? '✕' : place + 1}
                </span>
                <span className="min-w-0">
                  {option}
                  {spoken !== '' && <span className="sr-only">{spoken}</span>}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div role="status">
        {isAnswered && (
          <p className="mt-3">
            <span
              className={classNames('font-semibold', isRight ? 'text-success' : 'text-destructive')}
            >
              {isRight ? 'Rätt!' : 'Fel.'}
            </span>{' '}
            {explanation}
          </p>
        )}
      </div>
      {isAnswered && (
        <ButtonLink className="mt-3 w-full">
          <Link to={paths.demo.getHref()} state={{ firstAnswer: chosen }}>
            Fortsätt i demon
          </Link>
        </ButtonLink>
      )}
    </div>
  );
}
