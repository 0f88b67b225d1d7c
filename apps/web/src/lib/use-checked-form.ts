import { useState } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { ApiFailure } from './api-failure.ts';
import { failureOf } from './thunk.ts';

export type Sent = Parameters<typeof failureOf>[0] | ApiFailure | undefined;

type CheckedForm<Values extends FieldValues> = {
  /** At the first focus or submit, which keeps schemas out of the first scripts. */
  loadCheck: () => Promise<Resolver<Values>>;
  send: (values: Values) => Promise<Sent>;
  /** Without a failure. */
  onSent?: ((values: Values) => void) | undefined;
  fieldOf?: (name: string, values: Values) => Path<Values> | undefined;
  /** If omitted, text typed before hydration stays. */
  defaultValues?: DefaultValues<Values>;
};

/** Shared rules first, then the server. Errors appear at their field, others in `failure`. Typed values stay. */
export function useCheckedForm<Values extends FieldValues>({
  loadCheck,
  send,
  onSent,
  fieldOf,
  defaultValues,
}: CheckedForm<Values>) {
  const [failure, setFailure] = useState<ApiFailure>();
  const form = useForm<Values>({
    resolver: whenLoaded(loadCheck),
    ...(defaultValues && { defaultValues }),
  });
  const { errors, isSubmitting } = form.formState;

  const showAtField = (name: string, message: string, shouldFocus: boolean) => {
    const field = fieldOf ? fieldOf(name, form.getValues()) : (name as Path<Values>);
    if (!field || get(form.getValues(), field) === undefined) return false;
    form.setError(field, { type: 'server', message }, { shouldFocus });
    return true;
  };

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const refused = failureOfSent(await send(values));
    if (!refused) onSent?.(values);
    const named = Object.entries(refused?.fields ?? {});
    const shown = named.filter(([name, message], index) => showAtField(name, message, index === 0));
    if (named.length === 0 || shown.length < named.length) setFailure(refused);
  });

  return {
    form,
    failure,
    busy: isSubmitting,
    onSubmit,
    field: (name: Path<Values>) => {
      const fieldError: FieldError | undefined = get(errors, name);
      return {
        ...form.register(name),
        onFocus: () => void loadCheck().catch(noRules),
        error: fieldError?.message,
      };
    },
  };
}

export const failureOfSent = (sent: Sent): ApiFailure | undefined =>
  sent && 'meta' in sent ? failureOf(sent) : sent;

/** If the rules fail to load, only the server validates. */
export function whenLoaded<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const check = await load().catch(noRules);
    return check ? check(values, context, options) : { values, errors: {} };
  };
}

const noRules = () => undefined;

/** For forms whose fields are those of the schema. */
export const checkBy =
  <Values extends FieldValues>(schema: ZodType<Values>): Resolver<Values> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    return toCheckResult(data ?? values, error?.issues);
  };

/** The first message of a field wins. */
export function toCheckResult<Values extends FieldValues>(
  values: Values,
  issues: readonly { path: PropertyKey[]; message: string }[] = [],
  fieldOf: (path: string) => string | undefined = (path) => path,
): ResolverResult<Values> {
  if (issues.length === 0) return { values, errors: {} };
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of issues.toReversed()) {
    const field = fieldOf(path.join('.'));
    if (field) set(errors, field, { type: 'contract', message });
  }
  return { values: {}, errors };
}
