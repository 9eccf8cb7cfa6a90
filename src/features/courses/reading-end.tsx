import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { TheoryCourse } from '../../domain/course/theory-course';
import type { PracticeCategory } from '../../domain/practice/category';
import { formatCount } from '../../lib/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';

/** What comes after a course: practice in its category, and the next course. */
export function ReadingEnd({
  category,
  next,
}: {
  category: PracticeCategory | undefined;
  next: TheoryCourse | undefined;
}) {
  if (category === undefined && next === undefined) return null;
  return (
    <Card className="grid gap-3 print:hidden">
      <h2 className="text-xl">Gå vidare</h2>
      {category !== undefined && (
        <p className="text-muted-foreground">
          Du minns det du läst bättre om du svarar på frågor om det. {category.name} har{' '}
          {formatCount(category.questionCount, 'fråga', 'frågor')} att öva på.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {category !== undefined && (
          <ButtonLink className="max-sm:flex-1">
            <Link to={paths.practiceSession.getHref(category.name)}>Öva nu</Link>
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink variant="outline" className="max-sm:flex-1">
            <Link to={paths.course.getHref(next.id)} aria-label={`Nästa kurs: ${next.title}`}>
              Nästa kurs
            </Link>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
