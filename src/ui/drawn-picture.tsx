import type { ReactNode } from 'react';

import { Drawing, type DrawingData } from './drawing';
import { drawBoard, type BoardData } from './sign/draw-board';
import { loadDrawing } from './sign/load-drawing';

/** A drawing, or a board whose signs are loaded and drawn. */
export async function drawPicture(data: DrawingData | BoardData): Promise<ReactNode> {
  return <Drawing drawing={'posts' in data ? await drawBoard(data) : data} />;
}

/** Loads the drawings of signs. */
export async function loadSigns(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(loadDrawing));
}
