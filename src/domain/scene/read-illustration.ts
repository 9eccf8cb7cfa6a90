import type { Diagram } from './diagram';
import { readDiagram } from './read-diagram';
import { hasField, readSceneOrSigns, readText, type Reading } from './read-scene';
import type { Scene } from './scene';
import type { SignBoard } from './sign-board';

/** What can be drawn for a question: a traffic scene, signs by themselves, or a diagram. */
export type Illustration = Scene | SignBoard | Diagram;

/** Reads what a question shows, whatever it is, from the object that content files hold. */
export function readIllustration(value: unknown): Reading<Illustration> {
  return hasField(value, 'diagram') && !hasField(value, 'layout')
    ? readDiagram(value)
    : readSceneOrSigns(value);
}

/** Reads what a question shows, whatever it is, from the JSON text that a question stores. */
export function readIllustrationText(text: string): Reading<Illustration> {
  return readText(text, readIllustration);
}
