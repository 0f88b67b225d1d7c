import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { useState } from 'react';
import { promoWords as words } from '../../content/dash-people.ts';
import { ConflictDialog } from '../../features/admin/components/conflict-dialog.tsx';
import styles from '../../features/admin/components/people.module.css';
import { changePromoTerms, createPromoCode } from '../../features/admin/people/promo-codes.slice.ts';
import {
  type PromoForm,
  promoFieldOf,
  toNewPromo,
  toPromoForm,
  toTerms,
} from '../../features/admin/people/promo-form.ts';
import { useDraftedForm } from '../../features/admin/use-drafted-form.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { formatDayOfYear } from '../../lib/india-days.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

export const PROMO_DRAFTS = 'promo/';
const promoDraftOf = (promo: PromoCode | undefined) => PROMO_DRAFTS + (promo?.code ?? '');

type PromoDialogProps = {
  promo: PromoCode | undefined;
  onDone: (message: string) => void;
  onClose: () => void;
};

/** Creates a code or edits its terms. The reduction cannot change later. */
export function PromoDialog({ promo, onDone, onClose }: PromoDialogProps) {
  const dispatch = useAppDispatch();
  const isNew = promo === undefined;
  const [conflict, setConflict] = useState<{ there: PromoCode; typed: PromoForm }>();

  /** Saves the terms based on the given version. On a conflict, shows both versions to choose from. */
  async function saveTerms(typed: PromoForm, there: PromoCode): Promise<ApiFailure | undefined> {
    const { code, active, version } = there;
    const refused = failureOf(await dispatch(changePromoTerms({ code, active, version, ...toTerms(typed) })));
    const present = refused && presentIn(refused);
    setConflict(present && { there: present, typed });
    if (!refused) {
      deleteDraft();
      onDone(words.saved(code));
      onClose();
    }
    return present ? undefined : refused;
  }

  const { field, failure, busy, onSubmit, deleteDraft } = useDraftedForm<PromoForm>({
    draft: promoDraftOf(promo),
    ...(promo && { version: promo.version }),
    isSavedBySend: isNew,
    loadCheck: async () =>
      (await import('../../features/admin/people/promo-form-check.ts')).promoFormCheck(isNew),
    fieldOf: promoFieldOf,
    defaultValues: toPromoForm(promo),
    async send(form, onto) {
      if (promo) return await saveTerms(form, { ...promo, version: onto });
      const outcome = await dispatch(createPromoCode(toNewPromo(form)));
      const refused = failureOf(outcome);
      if (!refused) {
        onDone(madeWords(outcome.payload as PromoCode));
        onClose();
      }
      return refused;
    },
  });
  const close = () => {
    deleteDraft();
    onClose();
  };
  const count = { inputMode: 'numeric', hint: words.emptyHint } as const;
  return (
    <Dialog label={promo ? words.editOf(promo.code) : words.newCode} onClose={close}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        {isNew && (
          <>
            <Field label={words.code} hint={words.codeHint} autoComplete="off" {...field('code')} />
            <div className={styles.pair}>
              <SelectField label={words.kind} {...field('kind')}>
                <option value="percent">{words.kinds.percent}</option>
                <option value="amount">{words.kinds.amount}</option>
              </SelectField>
              <Field label={words.value} hint={words.valueHint} inputMode="numeric" {...field('value')} />
            </div>
          </>
        )}
        <div className={styles.pair}>
          <Field label={words.startsOn} type="date" hint={words.startsHint} {...field('startsOn')} />
          <Field label={words.endsOn} type="date" hint={words.endsHint} {...field('endsOn')} />
        </div>
        <Field label={words.minimumLabel} {...count} hint={words.minimumHint} {...field('minimum')} />
        <div className={styles.pair}>
          <Field label={words.limit} {...count} {...field('limit')} />
          <Field label={words.limitPerPerson} {...count} {...field('limitPerPerson')} />
        </div>
        <SelectField label={words.isPublic} {...field('isPublic')}>
          <option value="no">{words.publicChoices.no}</option>
          <option value="yes">{words.publicChoices.yes}</option>
        </SelectField>
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{isNew ? words.make : words.save}</SubmitButton>
          <Button kind="ghost" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </Form>
      {conflict && (
        <ConflictDialog
          lead={words.conflictLead}
          differences={differencesOf(toPromoForm(conflict.there), conflict.typed)}
          onMine={() => saveTerms(conflict.typed, conflict.there)}
          onCurrent={() => {
            onDone(words.unchanged(conflict.there.code));
            close();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}

const LABELS = {
  startsOn: words.startsOn,
  endsOn: words.endsOn,
  minimum: words.minimumLabel,
  limit: words.limit,
  limitPerPerson: words.limitPerPerson,
  isPublic: words.isPublic,
} as const satisfies Partial<Record<keyof PromoForm, string>>;

const shown = (name: keyof typeof LABELS, form: PromoForm) =>
  name === 'isPublic'
    ? words.publicChoices[form.isPublic === 'yes' ? 'yes' : 'no']
    : form[name] || words.noLimit;

const differencesOf = (current: PromoForm, typed: PromoForm) =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((name) => current[name] !== typed[name])
    .map((name) => ({
      label: LABELS[name],
      current: shown(name, current),
      yours: shown(name, typed),
    }));

const madeWords = ({ code, state, startsOn }: PromoCode) =>
  state === 'planned' && startsOn ? words.madeFor(code, formatDayOfYear(startsOn)) : words.made(code);

function presentIn({ code, body }: ApiFailure): PromoCode | undefined {
  if (code !== 'CHANGED_MEANWHILE') return undefined;
  return (body as { promoCode?: PromoCode }).promoCode;
}
