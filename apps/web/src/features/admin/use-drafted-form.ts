import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './form-drafts.storage.ts';

type DraftedForm<Values extends FieldValues> = Omit<
  Parameters<typeof useCheckedForm<Values>>[0],
  'defaultValues' | 'send'
> & {
  /** `onto`: the version of the record to save onto. */
  send: (values: Values, onto: number) => Promise<ApiFailure | undefined>;
  /** The name of the form in `form-drafts.storage.ts`. */
  draft: string;
  defaultValues: DefaultValues<Values>;
  /** The version of the record. A draft saves onto the version it was typed into, so that a later change is a conflict. */
  version?: number;
  /** Whether a call without a refusal has saved. A form that may show a conflict instead calls `deleteDraft` itself. */
  isSavedBySend?: boolean;
};

const changesOf = (values: FieldValues, saved: FieldValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value === 'string' && value !== (saved[name] ?? ''),
    ),
  );

/**
 * `useCheckedForm` for E-DASH: unsaved text outlives a reload, the end of the session and the password step. It is
 * deleted when it is saved, and at logout.
 */
export function useDraftedForm<Values extends FieldValues>({
  draft: name,
  version,
  isSavedBySend = true,
  send,
  defaultValues,
  ...rest
}: DraftedForm<Values>) {
  // Of a draft without a version nobody knows what it was typed into: it would overwrite a later change unseen.
  const [draft] = useState(() => {
    const found = readFormDraft(name);
    return version === undefined || found?.version !== undefined ? found : undefined;
  });
  const [baseVersion, setBaseVersion] = useState(draft?.version);
  const [isKept, setKept] = useState(draft !== undefined);
  const deleteDraft = () => {
    deleteFormDraft(name);
    setKept(false);
    setBaseVersion(undefined);
  };
  const checked = useCheckedForm<Values>({
    ...rest,
    defaultValues,
    async send(values) {
      const refused = await send(values, baseVersion ?? version ?? 0);
      if (!refused && isSavedBySend) deleteDraft();
      return refused;
    },
  });
  const { reset, subscribe, getValues, formState } = checked.form;
  const saved = formState.defaultValues ?? defaultValues;
  const keep = useEffectEvent((values: FieldValues) => {
    const typedInto = baseVersion ?? version;
    const changes = changesOf(values, saved);
    saveFormDraft(name, { changes, ...(typedInto !== undefined && { version: typedInto }) });
  });
  useEffect(() => {
    if (draft) reset((values) => ({ ...values, ...draft.changes }), { keepDefaultValues: true });
    const unsubscribe = subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    // Text that was typed before the page's scripts ran.
    keep(getValues());
    return unsubscribe;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a form that changes its record is mounted anew
  }, []);
  return {
    ...checked,
    /** What was typed is saved or given up. */
    deleteDraft,
    // The server has no draft, and the page begins as the server rendered it.
    isBack: useIsHydrated() && isKept,
  };
}
