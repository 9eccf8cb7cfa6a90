import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';

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
 * question has to be scrolled to; where that makes it small, a press shows it as wide as the page. A scene is never given
 * more height than its width fills. It keeps its size when an explanation comes below.
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
  const [isLarge, setIsLarge] = useState(false);
  if (imageUrl === undefined && scene === undefined) {
    return (
      <>
        {above}
        {shared !== undefined && <CaseMaterial text={shared} />}
        {children}
      </>
    );
  }
  const Icon = isLarge ? X : Maximize2;
  return (
    <div className="@container">
      <div className="with-picture flex flex-col">
        {above}
        <div
          className={classNames(
            'relative mb-3 flex-1',
            isLarge ? 'large-picture' : 'min-h-30',
            scene !== undefined && 'max-h-[var(--full,75cqw)]',
          )}
        >
          <div className="picture-room absolute inset-0 grid place-items-center">
            <div className={scene === undefined ? 'relative' : 'relative w-full max-w-[133.33cqh]'}>
              {imageUrl !== undefined && (
                <QuestionImage url={imageUrl} className="h-[100cqh] max-w-full" />
              )}
              {scene !== undefined && <ScenePicture text={scene} />}
              <button
                type="button"
                aria-pressed={isLarge}
                className="enlarge absolute right-0 bottom-0 size-11 place-items-center"
                onClick={() => {
                  setIsLarge(!isLarge);
                }}
              >
                <Icon
                  aria-hidden
                  className="size-8 rounded-card border border-field bg-surface p-1.5"
                />
                <span className="sr-only">Stor bild</span>
              </button>
            </div>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
