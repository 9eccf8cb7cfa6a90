import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type FieldPath, type FieldValues, type UseFormProps } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * A form whose rules are a schema's: what is sent is what the schema makes of what was typed. A problem of the whole form
 * is its root's. `field` ties a field to its name, with what is wrong with it.
 */
export function useSchemaForm<Typed extends FieldValues, Sent>(
  schema: ZodMiniType<Sent, Typed>,
  options: Omit<UseFormProps<Typed, unknown, Sent>, 'resolver'>,
) {
  const form = useForm({ ...options, resolver: standardSchemaResolver(schema) });
  const field = <Name extends FieldPath<Typed>>(name: Name) => ({
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  });
  return { ...form, field };
}
