import { LoadingText, Skeleton } from '../../ui/skeleton';
import { QuestionFrame } from '../question/question-frame';

/** The shape of a page that asks questions while it loads. */
export function SessionSkeleton({
  title,
  isWide = false,
}: {
  title?: string | undefined;
  /** Whether it is that of a test. */
  isWide?: boolean;
}) {
  return (
    <QuestionFrame
      isComing
      title={title}
      isWide={isWide}
      line={<Skeleton className="h-5 w-32" />}
      progress={<Skeleton className="h-2" />}
      buttons={
        <>
          <Skeleton className="h-11 w-28" />
          <Skeleton className="h-11 w-32" />
        </>
      }
    >
      <LoadingText />
      <Skeleton className={isWide ? 'mt-2 h-96 lg:mr-[20.5rem]' : 'mt-2 h-96'} />
    </QuestionFrame>
  );
}
