import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { certaintyNotes, type Blueprint } from '../../../domain/exam/blueprint';
import { examAreaNames } from '../../../domain/exam/exam-area';
import type { Learner } from '../../../domain/learning/learner';
import { raiseBy, type Readiness } from '../../../domain/readiness/readiness';
import type { PracticeCategory } from '../../../domain/practice/category';
import { formatCount } from '../../../lib/format';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { IntervalBar } from '../../../ui/interval-bar';
import { weakestCategory } from '../weakest-category';
import { chancePercent } from './chance-percent';

type Known = Extract<Readiness, { kind: 'estimate' }>;

const percent = (share: number) => Math.round(share * 100);

/** From this chance on a test is what shows most. */
const goodChance = 0.85;

function verdict(chance: number): string {
  if (chance >= goodChance) return 'Du ligger bra till. Håll det varmt fram till provet.';
  if (chance >= 0.6) return 'Du är på god väg, men det är inte säkert än.';
  return 'Vänta med att boka. Det lönar sig att öva mer först.';
}

function Raises({ raises }: { raises: Known['raises'] }) {
  const worth = raises.filter(({ gain }) => percent(gain) >= 1).slice(0, 3);
  if (worth.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">Det här höjer chansen mest</h2>
      <p>Så mycket ökar chansen om du lär dig {raiseBy} saker till i området:</p>
      <ul className="grid gap-1">
        {worth.map(({ area, gain }) => (
          <li key={area} className="flex justify-between gap-3">
            <span>{examAreaNames[area]}</span>
            <span className="shrink-0 font-medium tabular-nums">
              +{formatCount(percent(gain), 'procentenhet', 'procentenheter')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What to do now: practise where most is to be had, or show on a test what one knows. */
function WayOn({
  standing: { chance, raises, areas },
  categories,
  learner,
}: {
  standing: Known;
  categories: readonly PracticeCategory[];
  learner: Learner;
}) {
  const [lowest] = [...areas].sort((one, other) => one.share - other.share);
  const area = raises[0]?.area ?? lowest?.area;
  const category = area && weakestCategory(area, categories, learner);
  const toPractice =
    category === undefined
      ? { label: 'Till övningarna', href: paths.practice.getHref() }
      : { label: `Öva på ${category.name}`, href: paths.practiceSession.getHref(category.name) };
  const { label, href } =
    chance >= goodChance
      ? { label: 'Skriv ett övningsprov', href: paths.exam.getHref() }
      : toPractice;
  return (
    <ButtonLink className="py-2 whitespace-normal! sm:justify-self-start">
      <Link to={href}>{label}</Link>
    </ButtonLink>
  );
}

/** The chance to pass with its interval, area by area, and what would raise it most. */
export function Estimate({
  standing,
  blueprint,
  categories,
  learner,
  children,
}: {
  standing: Known;
  blueprint: Blueprint;
  categories: readonly PracticeCategory[];
  learner: Learner;
  /** What stands below the chance. */
  children?: ReactNode;
}) {
  const { chance, low, high, areas, passShare, raises } = standing;
  const value = chancePercent(chance);
  const least = chancePercent(low);
  const most = chancePercent(high);
  const mark = percent(passShare);
  const markNote = certaintyNotes[blueprint.passMark.certainty];
  const isSplitKnown = blueprint.areas.certainty !== 'estimate';
  return (
    <>
      <Card className="grid gap-3">
        <h2 className="text-lg">Chans att klara provet idag</h2>
        <p className="text-5xl font-bold tabular-nums">{value}&nbsp;%</p>
        <p>Det gäller ett prov med frågor som du inte har sett.</p>
        <IntervalBar
          label={`${String(value)} procent, troligen mellan ${String(least)} och ${String(most)}`}
          interval={{ value, low: least, high: most }}
        />
        {least < most && (
          <p className="text-muted-foreground">
            Troligen mellan {least} och {most}&nbsp;%.
          </p>
        )}
        <p className="font-medium">{verdict(chance)}</p>
        <WayOn standing={standing} categories={categories} learner={learner} />
      </Card>
      {children}
      <Raises raises={raises} />
      <Card>
        <h2 className="text-xl">Område för område</h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Så stor del av poängen du troligen får på frågor som du inte har sett, om du gör provet
          idag. I din statistik räknas i stället alla svar du har gett, även de från innan du hade
          lärt dig. Den streckade linjen är gränsen för hela provet, {mark}&nbsp;%
          {markNote !== null && ` (${markNote})`}.
          {!isSplitKnown && ' Hur frågorna fördelas på områden är vår uppskattning.'}
        </p>
        <ul className="mt-4 grid gap-4">
          {areas.map((area) => {
            const share = percent(area.share);
            const from = percent(area.low);
            const to = percent(area.high);
            return (
              <li key={area.area} className="grid gap-1">
                <div className="flex justify-between gap-3">
                  <span className="font-medium">{examAreaNames[area.area]}</span>
                  <span className="shrink-0 tabular-nums">{share}&nbsp;%</span>
                </div>
                <IntervalBar
                  label={`${examAreaNames[area.area]}: ${String(share)} procent, troligen mellan ${String(from)} och ${String(to)}`}
                  interval={{ value: share, low: from, high: to }}
                  mark={mark}
                />
                <span className="text-sm text-muted-foreground">
                  {isSplitKnown ? '' : 'ungefär '}
                  {formatCount(area.questions, 'fråga', 'frågor')} i provet, troligen {from}–{to}
                  &nbsp;%
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
    </>
  );
}
