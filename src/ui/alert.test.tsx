import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Alert } from './alert';

test.each([
  ['destructive', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a message that is %s has the role %s', (tone, role) => {
  render(
    <Alert tone={tone} title="Rubrik">
      Text
    </Alert>,
  );
  expect(screen.getByRole(role).textContent).toBe('RubrikText');
});
