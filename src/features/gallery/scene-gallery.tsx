import { useState } from 'react';

import { drawScene } from '../../graphics/scene/draw-scene';
import { drawSign } from '../../graphics/scene/draw-sign';
import { examples } from '../../domain/scene/examples/examples';
import { lookInScene, signCodes } from '../../domain/scene/sign-looks';
import { varyScene } from '../../domain/scene/vary-scene';
import { Button } from '../../ui/button';
import { Drawing } from '../../components/scene/drawing';
import { ScenePicture } from '../../components/scene/scene-picture';

/** Signs by themselves, as questions write them. */
const boards = [
  '{"signs": ["C31/50"]}',
  '{"signs": [["A19/radjur", {"code": "T1", "lines": ["0–3 km"]}]]}',
  '{"signs": [["E19", {"code": "T18", "lines": ["2 tim"]}, {"code": "T6", "lines": ["8–18", "(8–14)", "9–13"]}], ["C35", "T11"]]}',
  '{"signs": ["A38", ["B1", {"code": "T3", "lines": ["STOPP", "150 m"]}], "SIG2"]}',
];

/**
 * Every example scene as it is written or, by a seed, as a variation of it; every sign that can stand in one; and boards
 * of signs.
 */
export function SceneGallery() {
  const [seed, setSeed] = useState<number | null>(null);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <Button
          isRepeatable
          onClick={() => {
            setSeed((seed ?? 0) + 1);
          }}
        >
          Variera alla
        </Button>
        <Button
          variant="outline"
          disabled={seed === null}
          onClick={() => {
            setSeed(null);
          }}
        >
          Visa som de är skrivna
        </Button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map(({ name, scene }) => {
          const drawing = drawScene(
            seed === null ? scene : { ...varyScene(scene, seed), surroundings: seed },
          );
          return (
            <li key={name}>
              <div className="aspect-4/3 overflow-hidden rounded-card">
                <Drawing drawing={drawing} />
              </div>
              <p className="mt-2 font-medium">{name}</p>
              <p className="text-sm text-muted-foreground">{drawing.label}</p>
            </li>
          );
        })}
      </ul>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-8">
        {signCodes.map((code) => (
          <li key={code} className="text-center text-sm">
            <div className="aspect-square overflow-hidden rounded-card bg-muted">
              <Drawing
                drawing={{
                  viewBox: '-24 -24 48 48',
                  label: lookInScene(code),
                  shapes: drawSign(code),
                }}
              />
            </div>
            {code}
          </li>
        ))}
      </ul>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {boards.map((text) => (
          <li key={text}>
            <ScenePicture text={text} />
            <p className="mt-2 text-sm break-words text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
