import type { ReactNode } from 'react';

import { classNames } from '../../lib/class-names';
import { CaseMaterial } from './case-material';
import { QuestionImage } from './question-image';
import { ScenePicture } from '../scene/scene-picture';

/** What a question asks about, if it has a picture or a case. */
interface Pictured {
  imageUrl?: string | undefined;
  scene?: string | undefined;
  case?: string | undefined;
}

/**
 * A question and its options, below its picture where it has one. The picture takes the room that the text leaves on the
 * screen between the page's head and the buttons below, down to a size at which it can still be read, so that nothing of a
 * question has to be scrolled to. A scene is never given more height than its width fills. It keeps its size when an explanation comes below.
 */
export function QuestionWithPicture({
  question: { imageUrl, scene, case: shared },
  above,
  children,
}: {
  question: Pictured;
  /** Stands above the picture. */
  above?: ReactNode;
  children: ReactNode;
}) {
  if (imageUrl === undefined && scene === undefined) {
    return (
      <>
        {above}
        {shared !== undefined && <CaseMaterial text={shared} />}
        {children}
      </>
    );
  }
  return (
    <div className="@container">
      <div className="flex min-h-[min(100svh-var(--around,17rem)-env(safe-area-inset-bottom),38rem)] flex-col">
        {above}
        <div
          className={classNames(
            'relative mb-3 min-h-30 flex-1',
            scene !== undefined && 'max-h-[75cqw]',
          )}
        >
          <div className="[container-type:size] absolute inset-0 grid place-items-center">
            {imageUrl !== undefined && <QuestionImage url={imageUrl} className="h-full" />}
            {scene !== undefined && <ScenePicture text={scene} className="max-w-[133.33cqh]" />}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
