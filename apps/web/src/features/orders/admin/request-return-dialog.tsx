import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import type { Order } from '@e-store/shared/orders/order';
import type { ReturnReason } from '@e-store/shared/orders/order-return';
import { isReturnOpen } from '@e-store/shared/orders/return-rules';
import { useEffect, useState } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import {
  deleteFormDraft,
  type FormDraft,
  readFormDraft,
  saveFormDraft,
} from '../../../lib/form-drafts.storage.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { staffReturnMessages as messages } from '../../../messages/en/orders/staff-returns.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { linesLeft } from '../order-care.ts';
import { ReturnFields } from '../return-fields.tsx';
import type { WantedSizes, Wish } from '../use-exchange.ts';
import { type Quantities, type ReturnAnswers, useReturnForm } from '../use-return-form.ts';
import { requestReturn } from './staff-order.slice.ts';
import { useOrderChange } from './use-order-change.ts';
import fieldStyles from '../return-fields.module.css';
import styles from './order.module.css';

type Texts = FormDraft['changes'];

const SIZE = 'size ';

const readQuantities = ({ reason: _reason, note: _note, wish: _wish, ...units }: Texts): Quantities =>
  Object.fromEntries(
    Object.entries(units)
      .filter(([key]) => !key.startsWith(SIZE))
      .map(([key, text]) => [key, Number(text)]),
  );

const readSizes = (texts: Texts): WantedSizes =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(SIZE))
      .map(([key, size]) => [key.slice(SIZE.length), size]),
  );

const readWish = ({ wish }: Texts): Wish => (wish === 'exchange' ? wish : 'refund');

const readAnswers = ({ reason, note = '' }: Texts): DefaultValues<ReturnAnswers> => ({
  ...(reason !== undefined && { reason: reason as ReturnReason }),
  note,
  refundTo: { method: 'upi', upiId: '' },
});

type Wanted = { quantities: Quantities; wish: Wish; sizes: WantedSizes };

function toDraft({ quantities, wish, sizes }: Wanted, answers: DefaultValues<ReturnAnswers>): Texts {
  const { reason, note } = answers;
  const wanted = Object.entries(sizes).map(([key, size]) => [SIZE + key, size]);
  const units = Object.entries(quantities).map(([key, quantity]) => [key, quantity > 0 && String(quantity)]);
  const texts = Object.entries({ reason, note, wish: wish === 'exchange' && wish });
  return Object.fromEntries([...units, ...wanted, ...texts].filter(([, text]) => text)) as Texts;
}

export function RequestReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { _id: id, returnUntil } = order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const name = `order/${id}/request-return`;
  const [draft] = useState(() => readFormDraft(name)?.changes ?? {});
  const [today] = useState(() => indiaDay(new Date()));
  const returnable = linesLeft(order);
  const returning = useReturnForm({
    order,
    returnable,
    quantities: readQuantities(draft),
    wish: readWish(draft),
    sizes: readSizes(draft),
    defaultValues: readAnswers(draft),
    send: (request) => send(dispatch(requestReturn({ id, ...request }))),
    onSent: () => {
      onClose();
      deleteFormDraft(name);
    },
  });
  const { quantities, exchange } = returning;
  const { wish, sizes } = exchange;
  const answers = useWatch({ control: returning.form.control });
  useEffect(
    () => saveFormDraft(name, { changes: toDraft({ quantities, wish, sizes }, answers) }),
    [name, quantities, wish, sizes, answers],
  );
  return (
    <Dialog label={messages.title} onClose={onClose}>
      <Form failure={returning.failure} className={fieldStyles.form} onSubmit={returning.submit}>
        {returnUntil !== undefined && !isReturnOpen(returnUntil, today) && (
          <p className={styles.proposal}>{messages.windowClosed(formatDay(returnUntil))}</p>
        )}
        <p className={styles.quiet}>{messages.lead}</p>
        <ReturnFields
          order={order}
          returnable={returnable}
          returning={returning}
          texts={messages}
          exchangeTexts={staffExchangeMessages}
          autoComplete="off"
        />
        <div className={styles.ways}>
          <SubmitButton busy={returning.busy}>{messages.send}</SubmitButton>
          <Button kind="ghost" disabled={returning.busy} onClick={onClose}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
