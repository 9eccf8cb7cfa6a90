import { useState } from 'react';

import { drawScene } from '../../../domain/scene/draw/draw-scene';
import { examples } from '../../../domain/scene/examples/examples';
import type { Illustration } from '../../../domain/scene/read-scene';
import { signCodes, signLooks } from '../../../domain/scene/sign-looks';
import { Dialog } from '../../../ui/dialog';
import { Drawing } from '../../../ui/drawing';
import { Tabs } from '../../../ui/tabs';

interface Choice {
  name: string;
  illustration: Illustration;
}

const scenes: readonly Choice[] = examples.map(({ name, scene }) => ({
  name,
  illustration: scene,
}));

const signs: readonly Choice[] = signCodes.map((code) => ({
  name: `${code}: ${signLooks[code]}`,
  illustration: { signs: [code] },
}));

function Choices({
  choices,
  onChoose,
}: {
  choices: readonly Choice[];
  onChoose: (illustration: Illustration) => void;
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {choices.map(({ name, illustration }) => (
        // what is far down is not laid out before it is near
        <li key={name} className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
          <button
            type="button"
            className="grid w-full content-start gap-2 rounded-card border border-border p-2 text-left text-sm hover:border-primary focus-visible:outline-3 focus-visible:outline-primary"
            onClick={() => {
              onChoose(illustration);
            }}
          >
            <span aria-hidden className="block aspect-4/3 overflow-hidden rounded-lg">
              <Drawing drawing={drawScene(illustration)} />
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scenes and signs to choose from; what is chosen can be changed afterwards. */
export function SceneDialog({
  isOpen,
  onClose,
  onChoose,
}: {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (illustration: Illustration) => void;
}) {
  const [tab, setTab] = useState('scenes');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title="Välj trafikbild"
      description="Utgå från en situation som liknar din. Du kan ändra allt i den efteråt."
    >
      <Tabs
        label="Slag av bild"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'scenes',
            label: 'Trafiksituationer',
            content: <Choices choices={scenes} onChoose={onChoose} />,
          },
          {
            value: 'signs',
            label: 'Vägmärken',
            content: <Choices choices={signs} onChoose={onChoose} />,
          },
        ]}
      />
    </Dialog>
  );
}
