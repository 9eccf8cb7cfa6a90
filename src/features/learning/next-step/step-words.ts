import { paths } from '../../../config/paths';
import { examAreaNames } from '../../../domain/exam/exam-area';
import { roundLength } from '../../../domain/learning/daily-review';
import type { NextStep } from '../../../domain/learning/next-step';
import { formatCount } from '../../../lib/format';

export interface Words {
  title: string;
  reason: string;
  action: { label: string; href: string };
}

function ofCategory(name: string | undefined): string {
  return name === undefined ? paths.practice.getHref() : paths.practiceSession.getHref(name);
}

function whyNow({ due, confidentErrors }: { due: number; confidentErrors: number }): string {
  if (confidentErrors === 0) return `Nu fastnar ${due === 1 ? 'den' : 'de'} bäst.`;
  if (due === 1) return 'Du var säker men svarade fel.';
  const which = confidentErrors === due ? 'alla' : `${String(confidentErrors)} av dem`;
  return `På ${which} var du säker men svarade fel.`;
}

/** A suggestion in words: what to do, why, and where. */
export function wordsOf(step: NextStep, categoryNames: ReadonlyMap<string, string>): Words {
  switch (step.kind) {
    case 'review': {
      const due = formatCount(step.due, 'fråga', 'frågor');
      const rounds =
        step.due > roundLength ? ` Du får ungefär ${String(roundLength)} i taget.` : '';
      return {
        title: 'Repetera',
        reason: `${due} är på väg att glömmas bort. ${whyNow(step)}${rounds}`,
        action: { label: 'Starta repetitionen', href: paths.review.getHref() },
      };
    }
    case 'area': {
      const area = examAreaNames[step.area];
      const name = categoryNames.get(step.categoryId);
      return {
        title: `Öva på ${name ?? area.toLowerCase()}`,
        reason: `${String(step.percent)}\u00a0% av dina senaste svar i ${area} är rätt.`,
        action: { label: 'Öva nu', href: ofCategory(name) },
      };
    }
    case 'mistakes':
      return {
        title: 'Gå igenom dina fel',
        reason: `På ${formatCount(step.count, 'fråga', 'frågor')} var ditt senaste svar fel.`,
        action: { label: 'Visa mina fel', href: paths.mistakes.getHref() },
      };
    case 'mockTest':
      return {
        title: 'Skriv ett övningsprov',
        reason:
          step.daysSince === null
            ? 'Du har övat tillräckligt för att prova på tid. Provet visar var det brister.'
            : `Det är ${formatCount(step.daysSince, 'dag', 'dagar')} sedan du skrev ett prov.`,
        action: { label: 'Till proven', href: paths.exam.getHref() },
      };
    case 'newGround': {
      const name = categoryNames.get(step.categoryId);
      return {
        title: name === undefined ? 'Öva på något nytt' : `Öva på ${name}`,
        reason: `Där finns ${formatCount(step.unseen, 'fråga', 'frågor')} som du inte har sett än.`,
        action: { label: 'Öva nu', href: ofCategory(name) },
      };
    }
    case 'rest':
      return {
        title: 'Vila till i morgon',
        reason: 'Inget är på väg att glömmas bort. Minnet byggs av pauserna.',
        action: { label: 'Se hur redo du är', href: paths.readiness.getHref() },
      };
  }
}
