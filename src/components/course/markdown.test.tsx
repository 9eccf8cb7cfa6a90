import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import Markdown from './markdown';

const loadScene = vi.fn((text: string) =>
  Promise.resolve({ viewBox: '0 0 4 3', label: `Bild av ${text}`, shapes: [] }),
);

const shown = (text: string, level: 2 | 3 = 3) =>
  render(
    <MemoryRouter>
      <Markdown
        text={text}
        level={level}
        findSign={(code) =>
          ['B2', 'B4']
            .map((each) => ({ code: each }))
            .find((sign) => sign.code === code.toUpperCase())
        }
        signHref={(code) => `/vagmarken/${code}`}
        loadScene={loadScene}
      />
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

test.each(['/kurser', '#ljus'])('a link to %s stays in the tab', (address) => {
  const link = shown(`[hit](${address})`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(address);
  expect(link?.hasAttribute('target')).toBe(false);
});

test('a link without a scheme of its own to another host opens beside the service', () => {
  const link = shown('[hit](//example.com)').querySelector('a');
  expect(link?.getAttribute('target')).toBe('_blank');
});

test('a block of the language scen is drawn where it stands, other code is shown', async () => {
  const frame = shown('Före.\n\n```scen\n{"a": "<b>"}\n```\n\nEfter.\n\n```json\n{}\n```');
  const picture = await screen.findByRole('img', { name: 'Bild av {"a": "<b>"}' });
  expect(frame.textContent).toMatch(/^Före\.\s*Efter\.\s*\{\}\s*$/);
  expect(picture.compareDocumentPosition(screen.getByText('Efter.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(frame.querySelectorAll('pre')).toHaveLength(1);
});

test('a sign is found however its code is written, and one that is not there is only named', () => {
  const frame = shown('![Stopplikt](skylt:b2)\n![Okänt](skylt:X9)');
  expect(screen.getByRole('link', { name: 'Stopplikt' }).getAttribute('href')).toBe(
    '/vagmarken/B2',
  );
  expect(frame.querySelectorAll('figure')).toHaveLength(1);
  expect(screen.getByText('Okänt').tagName).toBe('P');
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
