import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { splitCourse } from '../../domain/course/course-sections';
import type { TheoryCourse } from '../../domain/course/theory-course';
import { percentage } from '../../domain/progress/result-band';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { readSections } from './reading-store';
import { ReadingTime } from './reading-time';

/** A course with its reading time, how far the learner has read, and the way to go on. */
export function CourseCard({ course }: { course: TheoryCourse }) {
  const { uid } = useLearner();
  const { id, title, description, content } = course;
  const read = readSections(uid, id);
  const sections = splitCourse(content);
  const left = sections.filter((section) => !read.includes(section.id));
  const count = sections.length - left.length;
  const isRead = sections.length > 0 && left.length === 0;
  const isBegun = count > 0 && !isRead;
  const label = isRead ? 'Läs igen' : isBegun ? 'Fortsätt läsa' : 'Läs';
  return (
    <Card className="flex h-full flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <ReadingTime text={content} />
      <p className="flex-1">{description}</p>
      <div className="grid gap-2">
        <div className="flex min-h-7 items-center justify-between gap-2 text-sm text-muted-foreground">
          <span>
            {count} av {sections.length} avsnitt lästa
          </span>
          {isRead && (
            <Badge tone="success">
              <CircleCheck aria-hidden className="size-4" /> Läst
            </Badge>
          )}
        </div>
        <ProgressBar label={`Läst av ${title}`} percent={percentage(count, sections.length)} />
      </div>
      <ButtonLink variant={isRead ? 'outline' : 'primary'}>
        <Link
          to={paths.course.getHref(id, isBegun ? left[0]?.id : undefined)}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Link>
      </ButtonLink>
    </Card>
  );
}
