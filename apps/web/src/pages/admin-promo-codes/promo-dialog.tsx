import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { promoWords as words } from '../../content/dash-people.ts';
import styles from '../../features/admin/components/people.module.css';
import { changePromoTerms, createPromoCode } from '../../features/admin/people/promo-codes.slice.ts';
import {
  type PromoForm,
  promoFieldOf,
  toNewPromo,
  toPromoForm,
  toTerms,
} from '../../features/admin/people/promo-form.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

type PromoDialogProps = {
  /** None: a new one is made. */
  promo: PromoCode | undefined;
  onDone: (message: string) => void;
  onClose: () => void;
};

/** A new code, or other terms of one. What it takes off is said once and for all. */
export function PromoDialog({ promo, onDone, onClose }: PromoDialogProps) {
  const dispatch = useAppDispatch();
  const isNew = promo === undefined;
  const { field, failure, busy, onSubmit } = useCheckedForm<PromoForm>({
    loadCheck: async () =>
      (await import('../../features/admin/people/promo-form-check.ts')).promoFormCheck(isNew),
    fieldOf: promoFieldOf,
    defaultValues: toPromoForm(promo),
    async send(form) {
      const outcome = promo
        ? await dispatch(changePromoTerms({ code: promo.code, active: promo.active, ...toTerms(form) }))
        : await dispatch(createPromoCode(toNewPromo(form)));
      const refused = failureOf(outcome);
      if (!refused) {
        onDone(promo ? words.saved(promo.code) : words.made(form.code.trim().toUpperCase()));
        onClose();
      }
      return refused;
    },
  });
  const count = { inputMode: 'numeric', hint: words.emptyHint } as const;
  return (
    <Dialog label={promo ? words.editOf(promo.code) : words.newCode} onClose={onClose}>
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
          <Field label={words.startsOn} type="date" hint={words.emptyHint} {...field('startsOn')} />
          <Field label={words.endsOn} type="date" hint={words.emptyHint} {...field('endsOn')} />
        </div>
        <Field label={words.minimumLabel} {...count} {...field('minimum')} />
        <div className={styles.pair}>
          <Field label={words.limit} {...count} {...field('limit')} />
          <Field label={words.limitPerPerson} {...count} {...field('limitPerPerson')} />
        </div>
        <SubmitButton busy={busy}>{isNew ? words.make : words.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
