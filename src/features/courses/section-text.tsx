import { paths } from '../../config/paths';
import type { CourseSection } from '../../domain/course/course-sections';
import { countWords } from '../../domain/course/course-text';
import type { Question } from '../../domain/question/question';
import { findSign, signSlug } from '../../domain/sign/signs';
import Markdown from '../../components/course/markdown';
import { Skeleton } from '../../ui/skeleton';
import { SectionCheck } from './section-check';
import { useStay } from './use-stay';

const signHref = (code: string) => paths.sign.getHref(signSlug({ code }));

/** A section to read, and the questions that check it. */
export function SectionText({
  section: { id, title, text },
  categoryId,
  questions,
  isFirstCheck,
  onRead,
}: {
  section: CourseSection;
  categoryId: string;
  /** Undefined while they are on their way. */
  questions: readonly Question[] | undefined;
  /** Whether they are the first of the course, which show what questions on a section are. */
  isFirstCheck: boolean;
  /** Called when the text has been on the screen long enough to be read, or its questions are opened. */
  onRead: () => void;
}) {
  const { whole, end } = useStay<HTMLElement, HTMLDivElement>(countWords(text), onRead);
  return (
    <section
      ref={whole}
      {...(title === '' ? {} : { 'aria-labelledby': id })}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {title !== '' && (
        <h2 id={id} className="scroll-mt-20 text-2xl">
          {title}
        </h2>
      )}
      <Markdown text={text} level={2} findSign={findSign} signHref={signHref} />
      <div ref={end} className="h-px" />
      {questions === undefined && <Skeleton className="h-14" />}
      {questions !== undefined && questions.length > 0 && (
        <SectionCheck
          isOpen={isFirstCheck}
          categoryId={categoryId}
          questions={questions}
          onOpen={onRead}
        />
      )}
    </section>
  );
}
