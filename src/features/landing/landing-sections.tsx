import { company } from '../../config/company';
import { paths } from '../../config/paths';
import { ClosingCall } from '../../components/sales/closing-call';
import { Illustration } from '../../components/scene/illustration';
import { QuestionList } from '../../components/question/question-list';
import { Section } from '../../ui/section';
import { StepList } from '../../ui/step-list';
import { closing, faq, features, reasons, statistics, steps, uses } from './content';
import { LicenceCards } from './licence-cards';

function Statistics() {
  return (
    <section aria-label="I siffror" className="border-y border-border bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 px-4 py-3 sm:px-6 lg:grid-cols-4 lg:py-0">
        {statistics.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-border px-2 py-5 text-center sm:py-8 lg:not-first:border-l"
          >
            <dt className="mt-1 text-sm text-muted-foreground sm:text-base">{label}</dt>
            <dd className="text-4xl font-bold tracking-tight text-primary tabular-nums sm:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Features() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {features.map(({ illustration, title, text }) => (
        <li
          key={title}
          className="flex flex-col overflow-hidden rounded-card border border-border bg-background"
        >
          <div className="grid place-items-center bg-primary-soft py-6">
            <Illustration name={illustration} className="h-36 w-full max-w-80 sm:h-40" />
          </div>
          <div className="p-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-pretty text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Uses() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {uses.map(({ title, text, licence }) => (
        <li
          key={title}
          className="flex flex-col rounded-card border border-border bg-background p-6"
        >
          <p className="text-sm font-semibold text-primary">{licence}</p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-2 text-pretty text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Reasons() {
  return (
    <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
      {reasons.map(({ illustration, title, text }) => (
        <li key={title}>
          <Illustration name={illustration} className="size-14" />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-pretty text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The landing page below its first screen, in the order of the specification. */
export default function LandingSections() {
  return (
    <>
      <Statistics />
      <Section
        heading="Våra körkortstyper"
        lead="Välj det du siktar på. Varje sida berättar vad provet kräver, och visar frågor ur vår frågebank."
      >
        <LicenceCards />
      </Section>
      <Section ground="raised" heading="Det här får du">
        <Features />
      </Section>
      <Section heading="Så fungerar det">
        <StepList steps={steps} />
      </Section>
      <Section ground="raised" heading="Så används Teoriklar">
        <Uses />
      </Section>
      <Section
        isSplit
        heading="Vanliga frågor"
        lead={
          <>
            Hittar du inte svaret? Skriv till{' '}
            <a
              href={`mailto:${company.email}`}
              className="font-medium text-primary underline underline-offset-4"
            >
              {company.email}
            </a>
            .
          </>
        }
      >
        <QuestionList questions={faq} />
      </Section>
      <Section ground="raised" heading="Varför välja oss?">
        <Reasons />
      </Section>
      <ClosingCall
        heading="Redo att börja?"
        text={closing}
        visitor={[
          { label: 'Börja Nu - Gratis Demo', to: paths.register.getHref() },
          { label: 'Se Priser', to: paths.register.getHref() },
        ]}
        learner={[
          { label: 'Välj kategori', to: paths.practice.getHref() },
          { label: 'Skriv prov', to: paths.exam.getHref() },
        ]}
      />
    </>
  );
}
