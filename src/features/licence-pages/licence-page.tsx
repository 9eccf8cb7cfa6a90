import { learnerLinks } from '../../config/learner-links';
import { standardOffer } from '../../domain/purchase/standard-offer';
import { formatCount, formatKronor } from '../../lib/format';
import { ClosingCall } from '../../components/sales/closing-call';
import { QuestionList } from '../../components/question/question-list';
import { Section } from '../../ui/section';
import { StepList } from '../../ui/step-list';
import { CategoryList } from './category-list';
import { checkedAt, type LicenceContent } from './licence-content';
import { LicenceHero } from './licence-hero';
import { ReadinessSection } from './readiness-section';
import { SampleQuestions } from './sample-questions';
import { TestFormat } from './test-format';
import { visitorLinks } from './visitor-links';

const { price, months } = standardOffer.full;

/** What a licence is, what its test asks, and what the service has for it. */
export function LicencePage({ content }: { content: LicenceContent }) {
  const total = content.categories.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const questions = formatCount(total, 'fråga', 'frågor');
  return (
    <>
      <title>{`${content.title} – Teoriklar`}</title>
      <LicenceHero content={content} />
      <Section ground="raised" isSplit heading="Vem behöver det?">
        <ul className="grid gap-4">
          {content.who.map((text) => (
            <li
              key={text}
              className="flex gap-4 text-lg text-pretty before:mt-2 before:size-2.5 before:shrink-0 before:rotate-45 before:rounded-[1px] before:bg-accent"
            >
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        heading="Så går provet till"
        lead={`Kontrollerad ${checkedAt}. Teoriklar har ingen koppling till Trafikverket eller Transportstyrelsen.`}
      >
        <TestFormat exams={content.exams} notes={content.aboutTest} />
      </Section>
      <Section
        ground="raised"
        heading={`${questions} att öva på`}
        lead="Varje fråga har en förklaring och säger vilken regel den vilar på. Efter varje svar ser du om det var rätt, och varför."
      >
        <CategoryList categories={content.categories} />
      </Section>
      <Section
        heading="Tre frågor ur banken"
        lead="Svara för dig själv först. Sedan fäller du ut svaret."
      >
        <SampleQuestions samples={content.samples} />
      </Section>
      <Section ground="raised" heading="Steg för steg">
        <StepList steps={content.steps} />
      </Section>
      <ReadinessSection />
      <Section ground="raised" isSplit heading="Vanliga frågor">
        <QuestionList questions={content.faq} />
      </Section>
      <ClosingCall
        heading="Börja öva idag"
        text={`Fem frågor är gratis, utan konto. Full åtkomst till alla körkortstyper kostar ${formatKronor(price)} för ${String(months)} månader. En gång.`}
        visitor={visitorLinks(content.licence)}
        learner={learnerLinks}
      />
    </>
  );
}
