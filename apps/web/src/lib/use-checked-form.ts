import { useState } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ApiFailure } from './api-failure.ts';

type CheckedForm<Values extends FieldValues> = {
  /**
   * The rules of the form. Loaded with the first touch of a field, and at the latest when it is sent, so that no schema
   * is part of a page's first scripts.
   */
  loadCheck: () => Promise<Resolver<Values>>;
  /** Sends what was typed; answers why it was refused. */
  send: (values: Values) => Promise<ApiFailure | undefined>;
  /** The field that a name of the server's `fields` belongs to; by default the one of that name. */
  fieldOf?: (name: string, values: Values) => Path<Values> | undefined;
  /** Left out, what somebody typed before the page's scripts ran stays. */
  defaultValues?: DefaultValues<Values>;
};

/**
 * A form that is checked by the shared rules before it is sent and by the server after. What the server says of a field
 * stands at that field; anything else it says is `failure`. What was typed stays.
 */
export function useCheckedForm<Values extends FieldValues>({
  loadCheck,
  send,
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
    const refused = await send(values);
    const named = Object.entries(refused?.fields ?? {});
    const shown = named.filter(([name, message], index) => showAtField(name, message, index === 0));
    if (named.length === 0 || shown.length < named.length) setFailure(refused);
  });

  return {
    form,
    failure,
    busy: isSubmitting,
    onSubmit,
    /** What a field of `ui/` is given: `<Field label="Email" {...field('email')} />`. */
    field: (name: Path<Values>) => {
      const wrong: FieldError | undefined = get(errors, name);
      return {
        ...form.register(name),
        onFocus: () => void loadCheck().catch(noRules),
        error: wrong?.message,
      };
    },
  };
}

/** Without its rules, which may not arrive, a form is sent as it is: the server checks it too. */
export function whenLoaded<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const check = await load().catch(noRules);
    return check ? check(values, context, options) : { values, errors: {} };
  };
}

const noRules = () => undefined;
