import type { ReactNode } from 'react';

import type { Drawing as DrawingData } from '../../graphics/drawing';
import type { Board } from '../../graphics/sign/board';
import { drawBoard } from '../../graphics/sign/draw-board';
import { Drawing } from './drawing';
import { loadSign } from '../../graphics/sign/load-sign';

/** A drawing, or a board whose signs are loaded and drawn. */
export async function drawPicture(data: DrawingData | Board): Promise<ReactNode> {
  return <Drawing drawing={'posts' in data ? await drawBoard(data) : data} />;
}

/** Loads the drawings of signs. */
export async function loadSigns(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(loadSign));
}
