import type { PlateGround } from '../../domain/sign/plate';

/** A line of a plate. */
export interface PlateLine {
  text: string;
  isRed: boolean;
}

/** A sign on a post: its name and, for a plate that is not as the library has it, its colour and lines. */
export interface PostSign {
  name: string;
  ground?: PlateGround;
  lines?: readonly PlateLine[];
}

/** Signs to be drawn: what hangs on each post from the top, and all of it in words. */
export interface Board {
  label: string;
  posts: readonly (readonly PostSign[])[];
}
