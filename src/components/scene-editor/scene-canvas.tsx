import { useState, type PointerEvent, type MouseEvent } from 'react';

import { picture, type Point } from '../../domain/scene/geometry';
import type { Scene } from '../../domain/scene/scene';
import { drawScene } from '../../graphics/scene/draw-scene';
import { Drawing } from '../scene/drawing';
import { nearestSpot, type Spot } from './spots';
import { thingsOf, type Thing } from './things';

/** Around the chosen thing: seen on dark ground and on light. */
const outlines = [
  { colour: '#fff', width: 6 },
  { colour: '#0b4fb3', width: 3 },
];

/** Where in the picture a pointer is. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [
    ((clientX - left) / width - 0.5) * picture.width,
    ((clientY - top) / height - 0.5) * picture.height,
  ];
}

/** The drawn scene, in which things are dragged to the places that there are for them. */
export function SceneCanvas({
  scene,
  chosenId,
  onChoose,
  onPut,
}: {
  scene: Scene;
  chosenId: string | null;
  onChoose: (thing: Thing) => void;
  onPut: (spot: Spot) => void;
}) {
  const [drag, setDrag] = useState<{ spots: Spot[]; spot: Spot | undefined } | null>(null);
  const shown = drag?.spot?.scene ?? scene;
  const shownId = drag?.spot?.id ?? chosenId;
  const things = thingsOf(shown);
  const thingAt = ({ target }: MouseEvent<SVGSVGElement>) =>
    things.find(({ id }) => target instanceof SVGElement && target.dataset['thing'] === id);

  const start = (event: PointerEvent<SVGSVGElement>) => {
    const thing = thingAt(event);
    if (thing === undefined || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose(thing);
    setDrag({ spots: thing.spots(), spot: undefined });
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (drag === null) return;
    setDrag({ ...drag, spot: nearestSpot(drag.spots, pointOf(event)) });
  };
  const drop = () => {
    if (drag?.spot !== undefined) onPut(drag.spot);
    setDrag(null);
  };
  /** Without dragging: what is chosen comes where the picture is pressed. */
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const chosen = things.find(({ id }) => id === chosenId);
    if (chosen === undefined || thingAt(event) !== undefined || drag !== null) return;
    const spot = nearestSpot(chosen.spots(), pointOf(event));
    if (spot !== undefined) onPut(spot);
  };
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-card">
      <div aria-hidden className="size-full">
        <Drawing drawing={drawScene({ ...shown, view: 'above' })} />
      </div>
      <svg
        aria-hidden
        viewBox={[-picture.width / 2, -picture.height / 2, picture.width, picture.height].join(' ')}
        className="absolute inset-0 size-full select-none"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => {
          setDrag(null);
        }}
        onClick={press}
      >
        {things.map(({ id, box }) => (
          <g key={id} className="cursor-grab touch-none">
            {/* wide enough to be hit by a finger */}
            <polygon
              data-thing={id}
              points={box.join(' ')}
              fill="transparent"
              stroke="transparent"
              strokeWidth={16}
            />
            {id === shownId &&
              outlines.map(({ colour, width }) => (
                <polygon
                  key={colour}
                  points={box.join(' ')}
                  fill="none"
                  stroke={colour}
                  strokeWidth={width}
                  strokeLinejoin="round"
                  pointerEvents="none"
                />
              ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
