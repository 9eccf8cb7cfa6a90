import { classNames } from '../../lib/class-names';
import { ScenePicture } from '../scene/scene-picture';
import { QuestionImage } from './question-image';

/** What a question asks about, if it has a picture, in a list or a review, where it need not fill the screen. */
export function QuestionMedia({
  question: { imageUrl, scene },
  className = 'mt-3',
}: {
  question: { imageUrl?: string | undefined; scene?: string | undefined };
  className?: string;
}) {
  return (
    <>
      {imageUrl !== undefined && (
        <QuestionImage
          key={imageUrl}
          url={imageUrl}
          className={classNames(className, 'max-h-64')}
        />
      )}
      {scene !== undefined && (
        <ScenePicture text={scene} className={classNames(className, 'max-w-sm')} />
      )}
    </>
  );
}
