import type { CustomerCard } from '@e-store/shared/customers/customer';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestMessages as messages } from '../../../messages/en/customers/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { downloadText } from '../../../lib/browser-actions.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { indiaDay } from '@e-store/shared/india-day';
import { wasDelivered } from '@e-store/shared/orders/order-lifecycle';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

const exportCustomer = createAdminThunk('customerCard/export', 'POST /admin/customers/:id/export');

const eraseCustomer = createAdminThunk('customerCard/erase', 'POST /admin/customers/:id/erase');

type Request = 'export' | 'erase';

/** By mail or phone, handled by an Admin only, with a reason (DPDP Act, s. 11 and 12). */
export function RequestPanel({ customer }: { customer: CustomerCard }) {
  const [asking, setAsking] = useState<Request>();
  const [success, setSuccess] = useState<string>();
  const navigate = useNavigate();
  const done = (what: Request) => {
    setAsking(undefined);
    if (what === 'export') setSuccess(messages.exported);
    else void navigate(paths.customers(), { replace: true, state: { hasErased: true } });
  };
  return (
    <Panel title={messages.title}>
      <p className={styles.quiet}>{messages.lead}</p>
      <div className={styles.buttons}>
        <Button kind="ghost" size="compact" onClick={() => setAsking('export')}>
          {messages.export}
        </Button>
        <Button kind="ghost" size="compact" onClick={() => setAsking('erase')}>
          {messages.erase}
        </Button>
      </div>
      <SuccessNote>{success}</SuccessNote>
      {asking && (
        <RequestDialog
          what={asking}
          customer={customer}
          onDone={() => done(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Panel>
  );
}

type RequestDialogProps = {
  what: Request;
  customer: CustomerCard;
  onDone: () => void;
  onClose: () => void;
};

function RequestDialog({ what, customer, onDone, onClose }: RequestDialogProps) {
  const { _id: id, firstname, lastname, email, latest } = customer;
  const losesReturns = what === 'erase' && latest.some(({ orderStatus }) => wasDelivered(orderStatus));
  const dispatch = useAppDispatch();
  const { field, failure, busy, onSubmit, deleteDraft } = useDraftedForm<{ reason: string }>({
    draft: `customer/${id}/${what}`,
    loadCheck: async () => checkBy((await import('@e-store/shared/privacy/endpoints')).eraseCustomer.body),
    defaultValues: { reason: '' },
    async send({ reason }) {
      const asked = { id, reason };
      const outcome =
        what === 'export' ? await dispatch(exportCustomer(asked)) : await dispatch(eraseCustomer(asked));
      const refused = failureOf(outcome);
      if (refused) return refused;
      if (what === 'export') {
        const text = JSON.stringify(outcome.payload, null, 2);
        downloadText(messages.filename(indiaDay(new Date())), text, 'application/json;charset=utf-8');
      }
      onDone();
      return undefined;
    },
  });
  const close = () => {
    deleteDraft();
    onClose();
  };
  return (
    <Dialog label={messages.sure[what]} onClose={close}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p>
          {messages.about[what]} <b>{messages.named(`${firstname} ${lastname}`, email)}</b>
        </p>
        <p>{messages.tells[what]}</p>
        {losesReturns && <p>{messages.noReturns}</p>}
        <TextArea label={messages.reason} hint={messages.reasonHint} rows={3} {...field('reason')} />
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{messages.confirm[what]}</SubmitButton>
          <Button kind="ghost" onClick={close}>
            {messages.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
