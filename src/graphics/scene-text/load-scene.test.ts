import { expect, test } from 'vitest';

import { loadScene, preloadScenes } from './load-scene';

const draw = (...signs: unknown[]) => loadScene(JSON.stringify({ signs }));

test('signs are told from the left, what hangs beneath with its text, and never what they mean', async () => {
  const drawing = await draw('C31/50', ['A19/radjur', { code: 'T1', lines: ['0–3 km'] }, 'T12']);
  expect(drawing).toEqual({
    label:
      'Vägmärken från vänster: rund gul skylt med röd ring och talet 50; gul triangel med röd ram och ett svart rådjur ' +
      'som hoppar, därunder gul tavla med röd ram och texten ”0–3 km”, därunder gul tavla med röd ram och en pil åt höger.',
    posts: [
      [{ name: 'C31/50' }],
      [
        { name: 'A19/radjur' },
        { name: 'T1', ground: 'yellow', lines: [{ text: '0–3 km', isRed: false }] },
        { name: 'T12', ground: 'yellow' },
      ],
    ],
  });
});

test('plates have the colour of the sign above, and the hours after those in brackets are red', async () => {
  const drawing = await draw(['E19', { code: 'T6', lines: ['8–18', '(8–14)', '9–13'] }]);
  expect(drawing).toMatchObject({
    label:
      'Vägmärken: blå kvadrat med en vit bokstav P, därunder blå tavla med texten ”8–18”, ”(8–14)” och ”9–13” i rött.',
    posts: [
      [
        { name: 'E19' },
        { ground: 'blue', lines: [{ isRed: false }, { isRed: false }, { isRed: true }] },
      ],
    ],
  });
});

test('a sign alone is one sign', async () => {
  await expect(draw('B2')).resolves.toMatchObject({
    label: 'Vägmärke: röd åttakantig skylt med vit kant och texten STOP i vitt.',
  });
});

test('a text that is wrong is refused with the reason', async () => {
  await expect(draw('B99')).rejects.toThrow('Märket ”B99” finns inte.');
});

test('loading ahead names the signs that are to be loaded too, each once', async () => {
  const scene = '{"layout":"road","arms":{"west":{"signs":["B4"]},"east":{}},"vehicles":[]}';
  const texts = ['{"signs":["B2",["A40","T22"]]}', '{"signs":["B2"]}', scene, 'fel'];
  await expect(preloadScenes(texts)).resolves.toEqual(['B2', 'A40', 'T22']);
});
