import { describe, expect, test } from 'vitest';

import { DataError, isDataError } from './errors';
import { toDataError } from './to-data-error';

class ServiceError extends Error {
  readonly code: unknown;

  constructor(code: unknown, message = 'the service says no') {
    super(message);
    this.code = code;
  }
}

describe('an error of the service', () => {
  test.each([
    ['auth/invalid-credential', 'invalid-credential'],
    ['auth/invalid-login-credentials', 'invalid-credential'],
    ['auth/user-not-found', 'user-not-found'],
    ['auth/wrong-password', 'wrong-password'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/weak-password', 'weak-password'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/requires-recent-login', 'requires-recent-login'],
    ['auth/user-mismatch', 'user-mismatch'],
    ['auth/network-request-failed', 'network'],
    ['permission-denied', 'permission-denied'],
    ['firestore/permission-denied', 'permission-denied'],
    ['unavailable', 'network'],
    ['firestore/unavailable', 'network'],
    ['auth/never-heard-of', 'unknown'],
    ['', 'unknown'],
    [7, 'unknown'],
  ])('with the code %j is %j', (code, expected) => {
    expect(toDataError(new ServiceError(code)).code).toBe(expected);
  });

  test("keeps the service's own message, and itself as the cause", () => {
    const error = new ServiceError('auth/weak-password', 'too short');
    expect(toDataError(error)).toMatchObject({
      name: 'DataError',
      message: 'too short',
      cause: error,
    });
  });
});

test('a DataError is returned as it is', () => {
  const error = new DataError('malformed', 'profiles/u');
  expect(toDataError(error)).toBe(error);
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.'])(
  'a TypeError that says %j is the network',
  (message) => {
    expect(toDataError(new TypeError(message)).code).toBe('network');
  },
);

test('a request that Firestore could not send is the network, whatever the browser calls it', () => {
  const message = 'Request failed with error: Nätverket svarar inte';
  expect(toDataError(new ServiceError('unknown', message)).code).toBe('network');
  expect(toDataError(new ServiceError('unknown', 'Something else')).code).toBe('unknown');
  expect(toDataError(new Error(message)).code).toBe('unknown');
});

test('any other thrown value is unknown, with what can be said of it', () => {
  expect(toDataError(new TypeError('x is not a function')).code).toBe('unknown');
  expect(toDataError('broken')).toMatchObject({ code: 'unknown', message: 'broken' });
  expect(toDataError(null)).toMatchObject({ code: 'unknown', message: 'null' });
});

test('only a DataError has the code of a DataError', () => {
  expect(isDataError(new DataError('network', ''), 'network')).toBe(true);
  expect(isDataError(new DataError('unknown', ''), 'network')).toBe(false);
  expect(isDataError(new ServiceError('network'), 'network')).toBe(false);
  expect(isDataError(undefined, 'network')).toBe(false);
});
