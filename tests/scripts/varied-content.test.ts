import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { toPracticeQuestion } from '../../src/domain/content/content-file';
import type { Question } from '../../src/domain/question/question';
import { variationSeed, varyQuestion } from '../../src/domain/question/vary-question';
import { checkScene } from '../../src/domain/scene/check-scene';
import { directions, type Direction } from '../../src/domain/scene/directions';
import type { Colour, Scene } from '../../src/domain/scene/scene';
import { colourOf } from '../../src/domain/scene/scene-words';

const sceneOf = ({ scene }: Question) => JSON.parse(scene ?? '{}') as Scene;
const drawn = readContent()
  .flatMap((file) => file.questions.map((question) => toPracticeQuestion(file, question)))
  .filter(({ scene }) => scene?.includes('"layout"'));
/** Each question with fifty variations of it. */
const varied = drawn.map((question) => ({
  question,
  variations: Array.from({ length: 50 }, (_, index) =>
    varyQuestion(question, variationSeed(question.id, index + 1)),
  ),
}));

const colourWords: Record<Colour, RegExp> = {
  blue: /^blå(tt|a)?$/,
  red: /^rö(d|tt|da)$/,
  yellow: /^gul[ta]?$/,
  green: /^grön[ta]?$/,
  white: /^vi(t|tt|ta)$/,
  grey: /^grå(tt|a)?$/,
  black: /^svarta?$/,
  orange: /^orange[at]?$/,
};

/** Whence one comes in the picture, by the side that it is on. */
const whence: Record<Direction, RegExp> = {
  north: /uppifrån i bilden/g,
  east: /från höger i bilden/g,
  south: /nerifrån i bilden/g,
  west: /från vänster i bilden/g,
};

/**
 * The question's texts with the vehicles in the place of the colours that the picture has them in, and with the vehicles on
 * a side in the place of that side of the picture.
 */
function bound(question: Question): string {
  const { vehicles } = sceneOf(question);
  const { text, options, explanation, feedback } = question;
  let texts = JSON.stringify([text, options, explanation, feedback]);
  for (const direction of directions) {
    const there = vehicles.map(({ arm }) => arm === direction).join();
    texts = texts.replace(whence[direction], there);
  }
  return texts.replace(/\p{L}+/gu, (word) => {
    const named = vehicles.flatMap((vehicle, index) =>
      colourWords[colourOf(vehicle)].test(word.toLowerCase()) ? [index] : [],
    );
    return named.length === 0 ? word : `<${named.join()}>`;
  });
}

/** A scene without what a variation may change, and where everything is from the first vehicle or arm on. */
function unvaried(scene: Scene) {
  const { arms, vehicles, people, ramp } = scene;
  const first = vehicles[0]?.arm ?? directions.find((each) => each in arms) ?? 'north';
  const from = (direction: Direction) =>
    (directions.indexOf(direction) - directions.indexOf(first) + 4) % 4;
  return {
    ...scene,
    surroundings: undefined,
    ramp: ramp && from(ramp),
    arms: Object.fromEntries(directions.map((each) => [from(each), arms[each]])),
    vehicles: vehicles.map((each) => ({ ...each, colour: undefined, arm: from(each.arm) })),
    people: people?.map((each) => ({ ...each, arm: from(each.arm) })),
  };
}

test('there are questions with a scene in which colours are said of vehicles', () => {
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((question) => bound(question).includes('> bilen')).length).toBeGreaterThan(
    50,
  );
});

test('a question and its picture agree, however it is varied', () => {
  for (const { question, variations } of varied) {
    const said = bound(question);
    for (const variation of variations) expect(bound(variation), variation.scene).toBe(said);
  }
});

test('a variation is possible, and has everybody and everything where they were seen from each other', () => {
  for (const { question, variations } of varied) {
    const scene = unvaried(sceneOf(question));
    for (const variation of variations) {
      expect(checkScene(sceneOf(variation)), question.id).toEqual([]);
      expect(unvaried(sceneOf(variation)), question.id).toEqual(scene);
    }
  }
});

test('two vehicles that have different colours have so in every variation', () => {
  const pairs = ({ vehicles }: Scene) =>
    vehicles.map((one) => vehicles.map((other) => colourOf(one) === colourOf(other)));
  for (const { question, variations } of varied) {
    const told = pairs(sceneOf(question));
    for (const variation of variations) expect(pairs(sceneOf(variation))).toEqual(told);
  }
});

test('nearly every question is another picture each time, and most are turned', () => {
  const isTurned = ({ question, variations }: (typeof varied)[number]) =>
    variations.some((each) => {
      const [one, other] = [sceneOf(each), sceneOf(question)];
      return one.vehicles.some(({ arm }, index) => arm !== other.vehicles[index]?.arm);
    });
  const isVaried = ({ question, variations }: (typeof varied)[number]) =>
    variations.every(({ scene }) => scene !== question.scene);
  const fromAbove = varied.filter(({ question }) => sceneOf(question).view !== 'driver');
  expect(varied.filter(isVaried).length / varied.length).toBeGreaterThan(0.95);
  expect(fromAbove.filter(isTurned).length / fromAbove.length).toBeGreaterThan(0.85);
});
