import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState, type KeyboardEvent } from 'react';

import type { Scene } from '../../domain/scene/scene';
import { Button } from '../../ui/button';
import { controlClasses } from '../../ui/field';
import { AddFields } from './add-fields';
import { RoadFields } from './road-fields';
import { SceneCanvas } from './scene-canvas';
import { isArrowKey, nextSpot, type Spot } from './spots';
import { ThingFields } from './thing-fields';
import { thingsOf } from './things';

/** A traffic scene changed by hand: what is in it is moved, added and taken away, in the drawing or by a list of it. */
export function SceneEditor({
  scene,
  onChange,
}: {
  scene: Scene;
  onChange: (scene: Scene) => void;
}) {
  const id = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const things = thingsOf(scene);
  const chosen = things.find((thing) => thing.id === chosenId);

  const put = (spot: Pick<Spot, 'scene' | 'id'>) => {
    onChange(spot.scene);
    setChosenId(spot.id);
    setMessage(thingsOf(spot.scene).find((thing) => thing.id === spot.id)?.name ?? '');
  };
  const remove = () => {
    if (chosen === undefined) return;
    onChange(chosen.without);
    setChosenId(null);
    setMessage(`Borttagen: ${chosen.name}`);
  };
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove();
  };
  const moveByKey = (event: KeyboardEvent) => {
    removeByKey(event);
    if (!isArrowKey(event.key)) return;
    event.preventDefault();
    if (chosen === undefined) {
      const [first] = things;
      setChosenId(first?.id ?? null);
      setMessage(first?.name ?? '');
      return;
    }
    const spot = nextSpot(chosen.spots(), chosen.at, event.key);
    if (spot === undefined) setMessage('Det finns ingen plats åt det hållet.');
    else put(spot);
  };
  return (
    <div className="grid gap-3">
      <div
        role="application"
        tabIndex={0}
        aria-label="Trafikbilden"
        aria-describedby={`${id}-help`}
        className="mx-auto w-full max-w-lg rounded-card"
        onKeyDown={moveByKey}
      >
        <SceneCanvas
          scene={scene}
          chosenId={chosenId}
          onChoose={(thing) => {
            setChosenId(thing.id);
            setMessage(thing.name);
          }}
          onPut={put}
        />
      </div>
      <p id={`${id}-help`} className="text-sm text-muted-foreground">
        Dra det som ska flyttas, eller välj det och tryck där det ska stå. Med tangentbordet: välj i
        listan, flytta med piltangenterna i bilden, ta bort med Delete.
        {scene.view === 'driver' && ' Här visas bilden uppifrån; eleven ser den från förarplatsen.'}
      </p>
      <p role="status" className="min-h-6 text-sm font-medium">
        {message}
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-list`} className="font-medium">
          I bilden
        </label>
        <select
          id={`${id}-list`}
          size={Math.min(Math.max(things.length, 2), 6)}
          className={`${controlClasses} py-1 read-only:bg-surface!`}
          value={chosenId ?? ''}
          onKeyDown={removeByKey}
          onChange={({ target }) => {
            setChosenId(target.value);
            setMessage('');
          }}
        >
          {things.map((thing) => (
            <option key={thing.id} value={thing.id}>
              {thing.name}
            </option>
          ))}
        </select>
      </div>
      {chosen !== undefined && (
        <>
          <ThingFields scene={scene} id={chosen.id} onChange={onChange} />
          <Button variant="quietDestructive" className="justify-self-start" onClick={remove}>
            <Trash2 aria-hidden className="size-5" />
            Ta bort det valda
          </Button>
        </>
      )}
      <AddFields
        scene={scene}
        onAdd={(added) => {
          if (added === null) setMessage('Det finns ingen plats för det i bilden.');
          else put(added);
        }}
      />
      <RoadFields
        scene={scene}
        onChange={(changed, said) => {
          onChange(changed);
          setChosenId(null);
          setMessage(said);
        }}
      />
    </div>
  );
}
