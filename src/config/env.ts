import * as z from 'zod/mini';

const envSchema = z.object({
  VITE_FIREBASE_API_KEY: z.string().check(z.minLength(1)),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().check(z.minLength(1)),
  VITE_FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  VITE_FIREBASE_STORAGE_BUCKET: z.string().check(z.minLength(1)),
  VITE_FIREBASE_APP_ID: z.string().check(z.minLength(1)),
  /** Set by the scripts that run the emulators, never in a deployment: an address, and host:port for the rest. */
  VITE_AUTH_EMULATOR: z.optional(z.url()),
  VITE_FIRESTORE_EMULATOR: z.optional(z.string().check(z.includes(':'))),
  VITE_STORAGE_EMULATOR: z.optional(z.string().check(z.includes(':'))),
});

/** Reads the build's environment; throws with the names that are missing or malformed. */
function parseEnv(values: unknown): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`Missing or malformed environment: ${names.join(', ')}. See README.md.`);
}

export const env = parseEnv(import.meta.env);
