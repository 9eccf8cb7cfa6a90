import { examName } from '../exam/exam-name';
import { examAreaNames } from '../exam/exam-area';
import { isoDate } from '../calendar-day';
import type { Plan, PlanDay, PlanTask } from './plan';

/** Something on a day of a calendar. */
interface CalendarEvent {
  /** Stays the same when the file is made again, so that calendars change the event instead of adding one. */
  uid: string;
  /** calendar-day.ts */
  day: number;
  title: string;
  text: string;
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const lineLength = 75;

const encoder = new TextEncoder();

/** The line in pieces of at most 75 bytes; those after the first begin with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  // by character, so that none is cut in two
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineLength) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** A value of type TEXT (RFC 5545, 3.3.11). */
function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

const compactDate = (day: number) => isoDate(day).replaceAll('-', '');

/** The moment in UTC as yyyymmddThhmmssZ. */
function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function eventLines({ uid, day, title, text }: CalendarEvent, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${compactDate(day)}`,
    `DTEND;VALUE=DATE:${compactDate(day + 1)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar file with the events, each for a whole day (RFC 5545). @param now when it is made. */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Teoriklar//Studieplan//SV',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** What a task of a plan is called. */
export function taskName(task: PlanTask): string {
  switch (task.kind) {
    case 'review':
      return 'Dagens repetition';
    case 'practice':
      return `${examAreaNames[task.area]}: ${String(task.questions)} frågor`;
    case 'mockTest':
      return 'Gör ett övningsprov';
    case 'test':
      return 'Teoriprov';
  }
}

/** The days of a plan that are not past, as events of a calendar. */
export function planEvents(plan: Plan, days: readonly PlanDay[]): CalendarEvent[] {
  return days
    .filter(({ isPast }) => !isPast)
    .map(({ day, tasks }) => {
      const isTest = tasks.some(({ kind }) => kind === 'test');
      return {
        uid: `${plan.examId}-${isoDate(day)}@teoriklar`,
        day,
        title: isTest ? `Teoriprov: ${examName(plan.examId)}` : 'Plugga till teoriprovet',
        text: isTest ? 'Lycka till!' : tasks.map(taskName).join('\n'),
      };
    });
}
