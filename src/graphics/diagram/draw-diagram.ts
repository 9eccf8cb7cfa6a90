import { describeDiagram } from '../../domain/scene/describe-diagram';
import type { Diagram } from '../../domain/scene/diagram';
import { readDiagramText } from '../../domain/scene/read-diagram';
import { viewBox, type ShapeDrawing } from '../drawing';
import type { Shape } from '../shape';
import { drawAxles } from './axles';
import { drawBend } from './bend';
import { drawDay } from './day';
import { drawForm } from './form';
import { drawLean } from './lean';
import { drawTaximeter } from './taximeter';

function shapesOf(diagram: Diagram): Shape[] {
  switch (diagram.diagram) {
    case 'day':
      return drawDay(diagram);
    case 'axles':
      return drawAxles(diagram);
    case 'taximeter':
      return drawTaximeter(diagram);
    case 'form':
      return drawForm(diagram);
    case 'bend':
      return drawBend(diagram);
    case 'lean':
      return drawLean(diagram);
  }
}

/** Draws a diagram that checkDiagram finds nothing wrong with. */
export function drawDiagram(diagram: Diagram): ShapeDrawing {
  return { viewBox, label: describeDiagram(diagram), shapes: shapesOf(diagram) };
}

/** Draws what the JSON text of a question's diagram says; throws with what is wrong with it. */
export function drawDiagramText(text: string): ShapeDrawing {
  const { illustration, problems } = readDiagramText(text);
  if (illustration === null) throw new Error(problems.join(' '));
  return drawDiagram(illustration);
}
