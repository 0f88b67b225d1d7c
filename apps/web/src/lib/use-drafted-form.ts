import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { failureOfSent, type Sent, useCheckedForm } from './use-checked-form.ts';
import { useIsHydrated } from './hooks.ts';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './form-drafts.storage.ts';

type DraftedForm<Values extends FieldValues> = Omit<
  Parameters<typeof useCheckedForm<Values>>[0],
  'defaultValues' | 'send'
> & {
  /** `onto`: record version to save onto. */
  send: (values: Values, onto: number) => Promise<Sent>;
  draft: string;
  defaultValues: DefaultValues<Values>;
  /** A draft saves onto its version, so that a later change is a conflict. */
  version?: number;
  /** A form that may show a conflict calls `deleteDraft` itself. */
  isSavedBySend?: boolean;
  /** Removes the sent text from the form and its draft. What was typed meanwhile stays. */
  isEmptiedBySend?: boolean;
};

const changesOf = (values: FieldValues, saved: FieldValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value === 'string' && value !== (saved[name] ?? ''),
    ),
  );

/** Of each text, the part typed after it was sent; all of it when the sent part was edited. */
const typedSince = (sent: FieldValues, now: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(now).map(([name, text]: [string, string]) => [
      name,
      text.startsWith(sent[name]) ? text.slice(sent[name].length).trimStart() : text,
    ]),
  );

/** Drafts survive reloads, session end and the password step, but not saving and logout. */
export function useDraftedForm<Values extends FieldValues>({
  draft: name,
  version,
  isSavedBySend = true,
  isEmptiedBySend = false,
  send,
  onSent,
  defaultValues,
  ...rest
}: DraftedForm<Values>) {
  // A draft without version would overwrite a later change unseen.
  const [draft] = useState(() => {
    const found = readFormDraft(name);
    return version === undefined || found?.version !== undefined ? found : undefined;
  });
  const [baseVersion, setBaseVersion] = useState(draft?.version);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const deleteDraft = () => {
    deleteFormDraft(name);
    setRestored(false);
    setBaseVersion(undefined);
  };
  const checked = useCheckedForm<Values>({
    ...rest,
    defaultValues,
    async send(values) {
      const sent = { ...checked.form.getValues() };
      const refused = failureOfSent(await send(values, baseVersion ?? version ?? 0));
      if (refused) return refused;
      onSent?.(values);
      if (isSavedBySend) deleteDraft();
      // Last, because the form saves the rest as a draft.
      if (isEmptiedBySend)
        checked.form.reset(typedSince(sent, checked.form.getValues()) as Values, { keepDefaultValues: true });
      return undefined;
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
    keep(getValues());
    return unsubscribe;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a form that changes its record is mounted anew
  }, []);
  return {
    ...checked,
    deleteDraft,
    // The server has no draft, so the first render matches its HTML.
    isBack: useIsHydrated() && isRestored,
  };
}
