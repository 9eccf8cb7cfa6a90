import { Link } from 'react-router-dom';

import { alarmNames, type Alarm } from '../../domain/question-statistics/definitions';
import type { CountedQuestion } from '../../data/question-statistics/stored-statistics';
import { formatNumber } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Table } from '../../ui/table';
import { editorHref } from '../shared/question-kinds';

/** A question with its figures and its alarms. */
export interface FiguresRow {
  question: CountedQuestion;
  alarms: readonly Alarm[];
}

const percent = (part: number, whole: number) =>
  `${String(Math.round((part * 100) / whole))}\u00a0%`;

const decimal = (value: number, digits: number) =>
  value.toFixed(digits).replace('.', ',').replace('-', '\u2212');

/** The way to the question's editor, with what may be wrong with it. */
function Question({ question, alarms }: FiguresRow) {
  return (
    <div className="grid max-w-md gap-1 wrap-anywhere sm:min-w-56">
      <Link
        to={editorHref(question)}
        className="font-medium underline decoration-field underline-offset-4"
      >
        {question.text}
      </Link>
      <span className="text-sm text-muted-foreground">
        {question.category}
        {question.version > 1 && `, version ${String(question.version)}`}
      </span>
      {alarms.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {alarms.map((alarm) => (
            <Badge key={alarm} tone="warning">
              {alarmNames[alarm]}
            </Badge>
          ))}
        </span>
      )}
    </div>
  );
}

/** The share of each option, the right one marked. */
function Picks({ question: { options, picks, asked, key } }: FiguresRow) {
  return (
    <ul className="grid gap-0.5 whitespace-nowrap tabular-nums">
      {options.map((option) => (
        <li key={option} className={option === key ? 'font-semibold' : undefined}>
          {option.toUpperCase()} {percent(picks[option], asked)}
          {option === key && ' (rätt)'}
        </li>
      ))}
    </ul>
  );
}

/** Questions with their figures. */
export function FiguresTable({ rows }: { rows: readonly FiguresRow[] }) {
  return (
    <Table
      caption="Frågornas siffror"
      rows={rows}
      keyOf={({ question }) => question.id}
      columns={[
        { heading: 'Fråga', cell: (row) => <Question {...row} />, isWide: true },
        {
          heading: 'Första svar',
          onPhone: 'labelled',
          cell: ({ question }) => formatNumber(question.asked),
        },
        {
          heading: 'Rätt',
          onPhone: 'corner',
          cell: ({ question }) => percent(question.right, question.asked),
        },
        { heading: 'Val', onPhone: 'plain', cell: (row) => <Picks {...row} /> },
        {
          heading: 'Särskiljning',
          cell: ({ question: { discrimination } }) =>
            discrimination === null ? '–' : decimal(discrimination, 2),
        },
        {
          heading: 'Mediantid',
          cell: ({ question: { medianSeconds } }) =>
            medianSeconds === null
              ? '–'
              : `${decimal(medianSeconds, Number.isInteger(medianSeconds) ? 0 : 1)}\u00a0s`,
        },
        {
          heading: 'Rapporter',
          onPhone: 'labelled',
          cell: ({ question }) => formatNumber(question.reports),
        },
      ]}
    />
  );
}
