import { clsx } from 'clsx';
import type { Order } from '@e-store/shared/orders/order';
import { paths } from '@e-store/shared/web-paths';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { exchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import type { Returnable } from '../order-care.ts';
import { requestReturn } from '../order-changes.ts';
import { ReturnFields } from '../return-fields.tsx';
import { useReturnForm } from '../use-return-form.ts';
import fieldStyles from '../return-fields.module.css';
import styles from './return-form.module.css';

type ReturnFormProps = { order: Order; returnable: Returnable[]; onSent: () => void };

export function ReturnForm({ order, returnable, onSent }: ReturnFormProps) {
  const dispatch = useAppDispatch();
  const returning = useReturnForm({
    order,
    returnable,
    send: (request) => dispatch(requestReturn({ id: order._id, ...request })),
    onSent,
  });
  return (
    <Form
      failure={returning.failure}
      className={clsx(fieldStyles.form, styles.form)}
      onSubmit={returning.submit}
    >
      <ReturnFields
        order={order}
        returnable={returnable}
        returning={returning}
        texts={returnMessages}
        exchangeTexts={exchangeMessages}
        autoComplete="name"
      />
      <div className={styles.ways}>
        <SubmitButton busy={returning.busy}>
          {returning.exchange.isChosen ? exchangeMessages.send : returnMessages.send}
        </SubmitButton>
        <ButtonLink kind="ghost" to={paths.orderDetails(order._id)}>
          {returnMessages.back}
        </ButtonLink>
      </div>
    </Form>
  );
}
