import type { Collection } from '@e-store/shared/orders/collection-endpoints';
import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { selectCollection, selectCollectionError } from '../../../features/orders/collection.slice.ts';
import { Lead, LinkedPage, OrderNumber, PageHeading } from '../../../features/orders/shop/linked-page.tsx';
import { collectionMessages as messages } from '../../../messages/en/orders/collection.ts';
import { QrCode } from '../../../ui/qr-code.tsx';

/** For the courier, by a link from staff. */
export function Component() {
  const found = useSelector(selectCollection);
  const error = useSelector(selectCollectionError);
  return (
    <LinkedPage messages={messages} error={error}>
      {found && <Found found={found} />}
    </LinkedPage>
  );
}

function Found({ found: { number, cash } }: { found: Collection }) {
  if (!cash)
    return (
      <>
        <PageHeading>{messages.nothingTitle}</PageHeading>
        <Lead>{messages.nothing(number)}</Lead>
      </>
    );
  const amount = formatRupees(cash.amount);
  return (
    <>
      <PageHeading>{messages.collect(amount)}</PageHeading>
      <OrderNumber>{messages.order(number)}</OrderNumber>
      <Lead>{cash.upiLink ? messages.cashOrUpi : messages.inCash}</Lead>
      {cash.upiLink && (
        <>
          <QrCode text={cash.upiLink} label={messages.code(amount)} />
          <p>{messages.check}</p>
        </>
      )}
    </>
  );
}
