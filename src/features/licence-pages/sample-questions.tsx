import type { SampleQuestion } from '../../domain/content/sample-question';
import { Card } from '../../ui/card';
import { Explanation } from '../../components/question/explanation';

function Sample({ sample, number }: { sample: SampleQuestion; number: number }) {
  const { text, options, answer, explanation, source } = sample;
  return (
    <Card className="flex h-full flex-col">
      <p className="text-sm text-muted-foreground">Fråga {number} av 3</p>
      <h3 className="mt-2 text-lg leading-snug text-pretty">{text}</h3>
      <ol className="mt-4 grid flex-1 content-start gap-2">
        {options.map((option, index) => (
          <li
            key={option}
            className="flex min-h-12 items-center gap-3 rounded-card border border-border px-3.5 py-2.5 leading-snug"
          >
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full border border-field text-sm font-semibold text-muted-foreground"
            >
              {index + 1}
            </span>
            {option}
          </li>
        ))}
      </ol>
      <details className="group mt-4 border-t border-border pt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-card font-semibold text-primary [&::-webkit-details-marker]:hidden">
          Svar och förklaring
          <span
            aria-hidden
            className="mr-1 size-2.5 shrink-0 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-current transition-transform group-open:translate-y-0.5 group-open:-rotate-135"
          />
        </summary>
        <p className="mt-2 font-semibold text-success">
          {answer + 1}. {options[answer]}
        </p>
        <Explanation feedback={undefined} text={explanation} source={source} />
      </details>
    </Card>
  );
}

/** Questions as they are in practice, to try before anything else; the answers open without JavaScript. */
export function SampleQuestions({ samples }: { samples: readonly SampleQuestion[] }) {
  return (
    <ul className="grid items-start gap-5 lg:grid-cols-3">
      {samples.map((sample, index) => (
        <li key={sample.text}>
          <Sample sample={sample} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
