import { checkDiagram, diagramSchema, type Diagram } from './diagram';
import { readAs, readText, type Reading } from './read-scene';

/** Reads a diagram from the object that content files hold. */
export function readDiagram(value: unknown): Reading<Diagram> {
  return readAs(diagramSchema, checkDiagram, value);
}

/** Reads a diagram from the JSON text that a question stores. */
export function readDiagramText(text: string): Reading<Diagram> {
  return readText(text, readDiagram);
}
