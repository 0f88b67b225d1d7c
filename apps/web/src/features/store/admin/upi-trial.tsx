import { upiPaymentLink } from '@e-store/shared/payments/upi-payment-link';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { upiTrialMessages as messages } from '../../../messages/en/payments.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './settings-form.module.css';

/** The owner finds a mistyped ID before customers pay a stranger. */
export function UpiTrial({ upiPayee: payee, upiPayeeName: payeeName }: StoreSettings['payments']) {
  return (
    <Panel title={messages.title}>
      <p className={styles.lead}>{messages.lead}</p>
      <QrCode
        text={upiPaymentLink({ payee, payeeName, amount: 1, reference: 'TEST' })}
        label={messages.code(payee)}
      />
    </Panel>
  );
}
