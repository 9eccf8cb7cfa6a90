import { z } from 'zod';

import { projectId } from './admin';

const database = `projects/${projectId}/databases/(default)/documents`;
const address = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/${database}`;

/** A request to Firestore's own address, without the program and its SDK. */
export interface RestRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** What follows `documents` in the address. */
  readonly path: string;
  readonly body?: unknown;
}

/** The full name of a document, as bodies of requests give it. */
export function nameOf(path: string): string {
  return `${database}/${path}`;
}

const errorSchema = z.object({ error: z.object({ status: z.string() }) });

/** Sends the request with an id token, or with none as a visitor. Returns 'ok' or the service's error status. */
export async function sendRest(request: RestRequest, token: string | null): Promise<string> {
  const answer = await fetch(`${address}${request.path}`, {
    method: request.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return 'ok';
  // the answer to a query is a stream, even where it is nothing but an error
  return errorSchema.parse(Array.isArray(body) ? body[0] : body).error.status;
}
