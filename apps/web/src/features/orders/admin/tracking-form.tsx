import type { Tracking } from '@e-store/shared/orders/tracking';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';

const loadCheck = async () => checkBy((await import('@e-store/shared/orders/tracking')).Tracking);

type TrackingFormProps = {
  draft: string;
  tracking: Tracking | undefined;
  version?: number;
  submit: string;
  /** `onto`: the version that the edit is based on. */
  send: (typed: Tracking, onto: number) => Promise<Parameters<typeof failureOf>[0]>;
  onDone: () => void;
};

export function TrackingForm({ draft, tracking, version, submit, send, onDone }: TrackingFormProps) {
  const { field, busy, failure, onSubmit } = useDraftedForm<Tracking>({
    draft,
    ...(version !== undefined && { version }),
    loadCheck,
    defaultValues: { courier: tracking?.courier ?? '', number: tracking?.number ?? '' },
    fieldOf: (name) =>
      name.endsWith('courier') ? 'courier' : name.endsWith('number') ? 'number' : undefined,
    send,
    onSent: onDone,
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <Field {...field('courier')} label={adminOrderMessages.courier} autoComplete="off" maxLength={60} />
      <Field
        {...field('number')}
        label={adminOrderMessages.trackingNumber}
        autoComplete="off"
        maxLength={40}
      />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </Form>
  );
}
