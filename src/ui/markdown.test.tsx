import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import Markdown from './markdown';

const shown = (text: string, level: 2 | 3 = 3) =>
  render(
    <MemoryRouter>
      <Markdown text={text} level={level} signHref={(code) => `/vagmarken/${code}`} />
    </MemoryRouter>,
  ).container;

test('a text is shown as it is meant, its headings below the one above it', () => {
  shown('# Väjning\n\nDu har **plikt**.\n\n- ett\n- två', 2);
  expect(screen.getByRole('heading', { level: 3, name: 'Väjning' })).toBeDefined();
  expect(screen.getByText('plikt').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="/x.png" onerror="alert(1)">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<iframe src="https://example.com"></iframe>',
  '<form action="https://example.com"><input name="password"></form>',
  '<p style="position:fixed" class="x" id="root" onclick="alert(1)">hej</p>',
  '<a href="javascript:alert(1)">hej</a>',
  '[hej](javascript:alert(1))',
  '[hej](data:text/html,<script>alert(1)</script>)',
  '![](javascript:alert(1))',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('nothing of %j runs or is laid over the page', (text) => {
  const frame = shown(text);
  expect(frame.querySelector('script, svg, iframe, form, input, style, math')).toBeNull();
  // what frames the text is the component's own
  for (const element of frame.querySelectorAll('div > div > div *')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|style|class|id$/);
      expect(value).not.toMatch(/^\s*(javascript|data):/i);
    }
  }
});

test('a link opens beside the service, which it is told nothing of', () => {
  const link = shown('[TS](https://transportstyrelsen.se)').querySelector('a');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('href')).toBe('https://transportstyrelsen.se');
});

test("pictures are the service's own", () => {
  const frame = shown(
    '![egen](/bild.svg) ![annan](https://example.com/x.png) ![annan](//example.com/x.png)',
  );
  expect([...frame.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['egen']);
});

test('a sign alone on its line is drawn, with its name leading on', () => {
  const frame = shown('Före.\n\n![Stopplikt](skylt:B2)\n![Huvudled](skylt:B4)\n\nEfter.');
  expect([...frame.querySelectorAll('figure')].map((figure) => figure.textContent)).toEqual([
    'B2Stopplikt',
    'B4Huvudled',
  ]);
  expect(screen.getByRole('link', { name: 'Stopplikt' }).getAttribute('href')).toBe(
    '/vagmarken/B2',
  );
  expect(frame.textContent).toMatch(/^Före\.\s*B2.*Huvudled\s*Efter\.\s*$/);
});

test('a sign in a sentence or in code is none', () => {
  const frame = shown('Se ![Stopplikt](skylt:B2) här.\n\n```\n![Stopplikt](skylt:B2)\n```');
  expect(frame.querySelector('figure, img')).toBeNull();
});
