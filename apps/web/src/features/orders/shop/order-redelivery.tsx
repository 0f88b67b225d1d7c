import type { Order } from '@e-store/shared/orders/order';
import { chosenPhone, redeliveryDays } from '@e-store/shared/orders/failed-delivery';
import { useState } from 'react';
import { redeliveryMessages } from '../../../messages/en/orders/redelivery.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { refetchOrder } from '../order-details.slice.ts';
import { chooseRedelivery } from '../order-changes.ts';
import styles from './order-redelivery.module.css';
import { RedeliveryForm } from './redelivery-form.tsx';

export function OrderRedelivery({ order: { _id: id, history } }: { order: Order }) {
  const dispatch = useAppDispatch();
  const [days] = useState(() => redeliveryDays(new Date()));
  const { nextAttempt, wish } = history.at(-1)?.attempt ?? {};
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{redeliveryMessages.heading}</h2>
      <RedeliveryForm
        days={days}
        nextAttempt={nextAttempt}
        wish={{ day: wish?.day, phoneEnding: chosenPhone(history)?.slice(-4) }}
        send={async (choice) => {
          const refused = failureOf(await dispatch(chooseRedelivery({ id, ...choice })));
          if (refused?.status === 409) dispatch(refetchOrder(id));
          return refused;
        }}
      />
    </section>
  );
}
