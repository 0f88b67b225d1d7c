import { toCheckResult } from '../../../lib/use-checked-form.ts';
import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { useEffect, useState } from 'react';
import { promoMessages as messages } from '../../../messages/en/promotions/admin.ts';
import { ConflictDialog, conflictingRecord } from '../../../ui/admin/conflict-dialog.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { changePromoTerms, createPromoCode } from './promo-codes.slice.ts';
import { type PromoForm, findPromoField, toNewPromo, toPromoForm, toTerms } from './promo-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

export const PROMO_DRAFTS = 'promo/';
const promoDraftOf = (promo: PromoCode | undefined) => PROMO_DRAFTS + (promo?.code ?? '');

type PromoDialogProps = {
  promo: PromoCode | undefined;
  onDone: (message: string) => void;
  onClose: () => void;
};

/** The reduction cannot change later. */
export function PromoDialog({ promo, onDone, onClose }: PromoDialogProps) {
  const dispatch = useAppDispatch();
  const isNew = promo === undefined;
  const [conflict, setConflict] = useState<{ latest: PromoCode; typed: PromoForm }>();

  /** On a conflict, shows both versions to choose from. */
  async function saveTerms(typed: PromoForm, latest: PromoCode): Promise<ApiFailure | undefined> {
    const { code, active, version } = latest;
    const refused = failureOf(await dispatch(changePromoTerms({ code, active, version, ...toTerms(typed) })));
    const present = refused && (conflictingRecord(refused, 'promoCode') as PromoCode | undefined);
    setConflict(present && { latest: present, typed });
    if (!refused) {
      deleteDraft();
      onDone(messages.saved(code));
      onClose();
    }
    return present ? undefined : refused;
  }

  const { form, field, failure, busy, onSubmit, deleteDraft } = useDraftedForm<PromoForm>({
    draft: promoDraftOf(promo),
    ...(promo && { version: promo.version }),
    isSavedBySend: isNew,
    async loadCheck() {
      const { NewPromoCode, PromoTermsChange } = await import('@e-store/shared/promotions/promo-code');
      return (typed) => {
        const { error } = isNew
          ? NewPromoCode.safeParse(toNewPromo(typed))
          : PromoTermsChange.safeParse({ ...toTerms(typed), active: true });
        return toCheckResult(typed, error?.issues, findPromoField);
      };
    },
    fieldOf: findPromoField,
    defaultValues: toPromoForm(promo),
    async send(typed, onto) {
      if (promo) return await saveTerms(typed, { ...promo, version: onto });
      const outcome = await dispatch(createPromoCode(toNewPromo(typed)));
      const refused = failureOf(outcome);
      if (!refused) {
        onDone(createdMessage(outcome.payload as PromoCode));
        onClose();
      }
      return refused;
    },
  });
  // The native dialog focuses its first button before this effect.
  useEffect(() => {
    if (isNew) form.setFocus('code');
  }, [isNew, form]);
  const close = () => {
    deleteDraft();
    onClose();
  };
  const count = { inputMode: 'numeric', hint: messages.emptyHint } as const;
  return (
    <Dialog label={promo ? messages.editOf(promo.code) : messages.newCode} onClose={onClose}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        {isNew && (
          <>
            <Field label={messages.code} hint={messages.codeHint} autoComplete="off" {...field('code')} />
            <div className={styles.pair}>
              <SelectField
                label={messages.kind}
                {...field('kind')}
                options={Object.entries(messages.kinds)}
              />
              <Field
                label={messages.value}
                hint={messages.valueHint}
                inputMode="numeric"
                {...field('value')}
              />
            </div>
          </>
        )}
        <div className={styles.pair}>
          <Field label={messages.startsOn} type="date" hint={messages.startsHint} {...field('startsOn')} />
          <Field label={messages.endsOn} type="date" hint={messages.endsHint} {...field('endsOn')} />
        </div>
        <Field label={messages.minimumLabel} {...count} hint={messages.minimumHint} {...field('minimum')} />
        <div className={styles.pair}>
          <Field label={messages.limit} {...count} {...field('limit')} />
          <Field label={messages.limitPerPerson} {...count} {...field('limitPerPerson')} />
        </div>
        <SelectField
          label={messages.isPublic}
          {...field('isPublic')}
          options={Object.entries(messages.publicChoices)}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{isNew ? messages.make : messages.save}</SubmitButton>
          <Button kind="ghost" onClick={close}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
      {conflict && (
        <ConflictDialog
          lead={messages.conflictLead}
          differences={differencesOf(toPromoForm(conflict.latest), conflict.typed)}
          onMine={() => saveTerms(conflict.typed, conflict.latest)}
          onCurrent={() => {
            onDone(messages.unchanged(conflict.latest.code));
            close();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}

const LABELS = {
  startsOn: messages.startsOn,
  endsOn: messages.endsOn,
  minimum: messages.minimumLabel,
  limit: messages.limit,
  limitPerPerson: messages.limitPerPerson,
  isPublic: messages.isPublic,
} as const satisfies Partial<Record<keyof PromoForm, string>>;

const shown = (name: keyof typeof LABELS, form: PromoForm) =>
  name === 'isPublic'
    ? messages.publicChoices[form.isPublic === 'yes' ? 'yes' : 'no']
    : form[name] || messages.noLimit;

const differencesOf = (current: PromoForm, typed: PromoForm) =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((name) => current[name] !== typed[name])
    .map((name) => ({
      label: LABELS[name],
      current: shown(name, current),
      yours: shown(name, typed),
    }));

function createdMessage({ code, state, startsOn }: PromoCode): string {
  if (state === 'ended') return messages.alreadyEnded(code);
  return state === 'planned' && startsOn
    ? messages.madeFor(code, formatDayOfYear(startsOn))
    : messages.made(code);
}
