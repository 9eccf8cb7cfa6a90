import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { collectShells } from '../../scripts/build/shells';
import { openShell } from '../../src/boot/shells';

const styles = 'p{color:red}a::after{content:"$&"}';
const pageOf = (text: string) =>
  `<head><style id="f">i{}</style><style>${styles}</style></head><p>${text}</p>`;

function writeShells(shells: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-shells-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(shells)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const answerWith = (shells: object) =>
  new Response(JSON.stringify(shells), {
    headers: { 'content-type': 'application/json', 'content-length': '9', 'x-policy': 'strict' },
  });

test('each shell is opened as it was built, with the headers of any page, and has its styles once for all', async () => {
  const built = { 'app.html': pageOf('any'), 'plan.html': pageOf('plan') };
  const shells = collectShells(writeShells(built), ['/app.html', '/plan.html']);
  expect(JSON.stringify(shells).split('color:red')).toHaveLength(2);
  const plan = await openShell(answerWith(shells), '/plan', '/app');
  expect(await plan.text()).toBe(built['plan.html']);
  expect(Object.fromEntries(plan.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-policy': 'strict',
  });
});

test('where a version has no shell for a page, the one for any page stands in', async () => {
  const built = { 'app.html': '<p>any</p>' };
  const shells = collectShells(writeShells(built), ['/app.html']);
  const opened = await openShell(answerWith(shells), '/shell/new', '/app');
  expect(await opened.text()).toBe(built['app.html']);
});
