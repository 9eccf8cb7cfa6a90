import { useState } from 'react';

import { drawDiagram } from '../../graphics/diagram/draw-diagram';
import { drawScene } from '../../graphics/scene/draw-scene';
import { diagramExamples } from '../../domain/scene/examples/diagrams';
import { examples } from '../../domain/scene/examples/examples';
import type { Illustration } from '../../domain/scene/read-illustration';
import { Dialog } from '../../ui/dialog';
import { Drawing } from '../../components/scene/drawing';
import { Tabs } from '../../ui/tabs';
import { PictureChoice, pictureGrid } from './picture-choice';
import { SignChoices } from './sign-choices';

function SceneChoices({ onChoose }: { onChoose: (illustration: Illustration) => void }) {
  return (
    <ul className={pictureGrid}>
      {examples.map(({ name, scene }) => (
        <PictureChoice
          key={name}
          name={name}
          onChoose={() => {
            onChoose(scene);
          }}
        >
          <Drawing drawing={drawScene(scene)} />
        </PictureChoice>
      ))}
    </ul>
  );
}

function DiagramChoices({ onChoose }: { onChoose: (illustration: Illustration) => void }) {
  return (
    <ul className={pictureGrid}>
      {diagramExamples.map(({ name, diagram }) => (
        <PictureChoice
          key={name}
          name={name}
          onChoose={() => {
            onChoose(diagram);
          }}
        >
          <Drawing drawing={drawDiagram(diagram)} />
        </PictureChoice>
      ))}
    </ul>
  );
}

/** Scenes, signs and diagrams to choose from; what is chosen can be changed afterwards. */
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
            content: <SceneChoices onChoose={onChoose} />,
          },
          {
            value: 'signs',
            label: 'Vägmärken',
            content: <SignChoices onChoose={onChoose} />,
          },
          {
            value: 'diagrams',
            label: 'Skisser',
            content: <DiagramChoices onChoose={onChoose} />,
          },
        ]}
      />
    </Dialog>
  );
}
