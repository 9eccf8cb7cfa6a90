import Images from 'lucide-react/icons/images';
import Shuffle from 'lucide-react/icons/shuffle';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { limits } from '../../domain/limits';
import { readIllustrationText } from '../../domain/scene/read-illustration';
import { varyScene } from '../../domain/scene/vary-scene';
import { Button } from '../../ui/button';
import { TextareaField } from '../../ui/textarea-field';
import { tooLong } from '../shared/at-most';
import { SceneEditor } from '../../components/scene-editor/scene-editor';
import { SceneDialog } from './scene-dialog';

/** A scene's text as it is read most easily: one part to a line. */
function layOut(illustration: unknown): string {
  return JSON.stringify(illustration, null, 1);
}

const sceneHint = 'Ändra fordon, färger och märken här. Förhandsvisningen följer med.';
const boardHint =
  'Upp till tre märken bredvid varandra: "B2", "C31/50". Det som sitter under varandra skrivs inom hakparenteser, ' +
  'uppifrån och ned, och en tavla med egen text som {"code": "T1", "lines": ["0–3 km"]}.';

const diagramHint = 'Ändra texter, tider och vikter här. Förhandsvisningen följer med.';

/** What can be changed in what a text says. */
function hintFor(text: string): string {
  if (text.includes('"layout"')) return sceneHint;
  return text.includes('"diagram"') ? diagramHint : boardHint;
}

/** The question's drawn scene, signs or diagram: chosen among examples, varied, and changed by hand or as text. */
export function SceneField({
  text,
  error,
  onChange,
}: {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [seed, setSeed] = useState(1);
  const [isAdvanced, setIsAdvanced] = useState(false);
  const hasText = text.trim() !== '';
  const { illustration, problems } = hasText
    ? readIllustrationText(text)
    : { illustration: null, problems: null };
  const problem =
    text.length > limits.sceneLength ? tooLong(limits.sceneLength) : (problems?.join(' ') ?? error);
  const scene = illustration !== null && 'layout' in illustration ? illustration : null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">Trafikbild, vägmärke eller skiss (valfritt)</legend>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => {
            setIsChoosing(true);
          }}
        >
          <Images aria-hidden className="size-5" />
          {hasText ? 'Byt trafikbild' : 'Välj trafikbild'}
        </Button>
        {scene !== null && (
          <Button
            isRepeatable
            variant="outline"
            onClick={() => {
              onChange(layOut(varyScene(scene, seed)));
              setSeed(seed + 1);
            }}
          >
            <Shuffle aria-hidden className="size-5" />
            Variera
          </Button>
        )}
        {hasText && (
          <Button
            variant="quietDestructive"
            onClick={() => {
              onChange('');
            }}
          >
            <Trash2 aria-hidden className="size-5" />
            Ta bort trafikbilden
          </Button>
        )}
      </div>
      {scene !== null && (
        <SceneEditor
          scene={scene}
          onChange={(changed) => {
            onChange(layOut(changed));
          }}
        />
      )}
      {hasText && (
        <details
          open={isAdvanced || problem !== undefined}
          onToggle={({ currentTarget }) => {
            setIsAdvanced(currentTarget.open);
          }}
        >
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Avancerat</summary>
          <TextareaField
            label="Trafikbilden som text"
            hint={hintFor(text)}
            rows={6}
            spellCheck={false}
            className="font-mono text-sm"
            value={text}
            error={problem}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
        </details>
      )}
      <SceneDialog
        isOpen={isChoosing}
        onClose={() => {
          setIsChoosing(false);
        }}
        onChoose={(chosen) => {
          onChange(layOut(chosen));
          setIsChoosing(false);
        }}
      />
    </fieldset>
  );
}
