import type { Tracking } from '@e-store/shared/orders/tracking';
import { dashOrders } from '../../content/dash-orders.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

const loadCheck = async () => (await import('../../features/admin/orders/order-checks.ts')).trackingCheck;

type TrackingFormProps = {
  tracking: Tracking | undefined;
  submit: string;
  send: (typed: Tracking) => Promise<Parameters<typeof failureOf>[0]>;
  onDone: () => void;
};

export function TrackingForm({ tracking, submit, send, onDone }: TrackingFormProps) {
  const { field, busy, failure, onSubmit } = useCheckedForm<Tracking>({
    loadCheck,
    defaultValues: { courier: tracking?.courier ?? '', number: tracking?.number ?? '' },
    fieldOf: (name) =>
      name.endsWith('courier') ? 'courier' : name.endsWith('number') ? 'number' : undefined,
    async send(typed) {
      const refused = failureOf(await send(typed));
      if (!refused) onDone();
      return refused;
    },
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <Field {...field('courier')} label={dashOrders.courier} autoComplete="off" maxLength={60} />
      <Field {...field('number')} label={dashOrders.trackingNumber} autoComplete="off" maxLength={40} />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </Form>
  );
}
