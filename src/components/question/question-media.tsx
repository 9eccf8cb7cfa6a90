import type { Question } from '../../domain/question/question';
import { classNames } from '../../lib/class-names';
import { ScenePicture } from '../scene/scene-picture';
import { CaseMaterial } from './case-material';
import { QuestionImage } from './question-image';

/** What a question asks about, if it has a picture or a case, in a list or a review, where it need not fill the screen. */
export function QuestionMedia({
  question: { imageUrl, scene, case: shared },
  className = 'mt-3',
}: {
  question: Pick<Partial<Question>, 'imageUrl' | 'scene' | 'case'>;
  className?: string;
}) {
  return (
    <>
      {imageUrl !== undefined && (
        <QuestionImage
          key={imageUrl}
          url={imageUrl}
          className={classNames(className, 'max-h-64 w-full')}
        />
      )}
      {scene !== undefined && (
        <ScenePicture text={scene} className={classNames(className, 'max-w-sm')} />
      )}
      {shared !== undefined && (
        <div className={className}>
          <CaseMaterial text={shared} />
        </div>
      )}
    </>
  );
}
