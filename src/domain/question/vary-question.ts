import { hashOf } from '../hash';
import { readScene } from '../scene/read-scene';
import type { Scene } from '../scene/scene';
import { findVariation } from '../scene/vary-scene';
import { redraw } from './calculated-question';
import { readCase } from './case';
import { coloursSaid, followColours } from './colour-words';
import { followTurn, mayTurn } from './place-words';
import type { Question } from './question';

/** What a question says and shows. */
type Said = Pick<
  Question,
  'text' | 'options' | 'explanation' | 'feedback' | 'scene' | 'case' | 'calculation'
>;

/** What stands around the roads, or hides what does. */
const surroundingsWord =
  /(?<!\p{L})(?:hus|byggnad|villa|skog|träd|busk|häck|gräs|åker|åkrar|äng(?:en|ar)|tomt|gård|sikt|skym|dold|öpp(?:en|et|na)(?!\p{L}))/iu;

function textsOf({ text, options, explanation, feedback }: Said): string[] {
  const all = [text, explanation, ...Object.values(options), ...Object.values(feedback)];
  return all.filter((each) => each !== undefined);
}

function changeEach<Texts extends object>(texts: Texts, change: (text: string) => string): Texts {
  const changed = Object.entries(texts).map(([key, text]) => [key, change(String(text))]);
  return Object.fromEntries(changed) as Texts;
}

function drawnSceneOf({ scene }: Said): Scene | null {
  const illustration = scene === undefined ? null : readScene(scene).illustration;
  return illustration !== null && 'layout' in illustration ? illustration : null;
}

/** What its siblings of the same case are known by; null for a question without one. */
export function caseId(question: Pick<Question, 'case'>): string | null {
  return readCase(question)?.id ?? null;
}

/** The seed of a question's variation, from how often it was answered before: the same on every device. */
export function variationSeed(questionId: string, answered: number): number {
  return hashOf(`${questionId}/${String(answered)}`);
}

/**
 * The question with another scene to which the same rules apply, repeatable by its seed: turned, in other colours and among
 * other trees and houses. Its words follow. What its words say in a way that cannot be told for certain stays as it is in
 * the scene. A calculation gets other figures. A question with neither stays as it is altogether.
 */
export function varyQuestion<Asked extends Said>(question: Asked, seed: number): Asked {
  if (question.calculation !== undefined) return redraw(question, seed);
  const scene = drawnSceneOf(question);
  if (scene === null) return question;
  const texts = textsOf(question);
  const { ofVehicles, ofOthers } = coloursSaid(texts);
  const { quarters, repainted, ...varied } = findVariation(scene, seed, {
    named: ofVehicles,
    kept: ofOthers,
    // a driver sees the same however the picture lies
    isTurned: scene.view !== 'driver' && mayTurn(texts, scene),
  });
  const follow = (text: string) => followTurn(followColours(text, repainted), quarters);
  const isBare = !texts.some((text) => surroundingsWord.test(text));
  return {
    ...question,
    text: follow(question.text),
    options: changeEach(question.options, follow),
    explanation: follow(question.explanation),
    feedback: changeEach(question.feedback, follow),
    scene: JSON.stringify({ ...varied.scene, ...(isBare && { surroundings: seed % 1000 }) }),
  };
}
