import type { Scene } from '../scene';

/** A scene with a name, to begin from or to look at. */
export interface Example {
  name: string;
  scene: Scene;
}
