import { formatDate } from './format';
import { once } from './once';

const weekday = once(
  () => new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long' }),
);

/** A day with its weekday, such as 'fredag 20 november'. */
export function formatWeekday(day: Date): string {
  return weekday().format(day);
}

const shortDate = once(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'medium' }));

function withTime(day: string, time: Date): string {
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${day} kl.\u00a0${String(time.getHours())}.${minutes}`;
}

/** A moment as a list has it, such as '22 mars 2027 kl. 14.05' or '28 nov. 2026 kl. 12.48'. */
export function formatShortMoment(time: Date): string {
  return withTime(shortDate().format(time), time);
}

/** A moment as a sentence has it, such as '22 mars 2027 kl. 14.05': for the end of access, which comes within a day. */
export function formatDateAndTime(time: Date): string {
  return withTime(formatDate(time), time);
}

/** Time spent, such as 'under 1 min', '45 min' or '3 tim 20 min'. */
export function formatTimeSpent(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0 && seconds > 0) return 'under 1\u00a0min';
  const hours = Math.floor(minutes / 60);
  const rest = `${String(minutes % 60)}\u00a0min`;
  return hours === 0 ? rest : `${String(hours)}\u00a0tim ${rest}`;
}
