import { useState } from 'react';

import { drawScene } from '../../domain/scene/draw/draw-scene';
import { examples } from '../../domain/scene/examples/examples';
import { signCodes } from '../../domain/scene/sign-looks';
import { varyScene } from '../../domain/scene/vary-scene';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';

/** Every example scene as it is written or, by a seed, as a variation of it; and every sign that can stand in one. */
export function SceneGallery() {
  const [seed, setSeed] = useState<number | null>(null);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <Button
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
          const drawing = drawScene(seed === null ? scene : varyScene(scene, seed));
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
            <div className="aspect-4/3 overflow-hidden rounded-card">
              <Drawing drawing={drawScene({ signs: [code] })} />
            </div>
            {code}
          </li>
        ))}
      </ul>
    </div>
  );
}
