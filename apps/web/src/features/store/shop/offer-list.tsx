import type { Offer } from '@e-store/shared/promotions/promo-code';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { offerMessages } from '../../../messages/en/promotions/offers.ts';
import { Button } from '../../../ui/button.tsx';
import { selectOffers } from '../store.slice.ts';
import styles from './offer-list.module.css';

type OfferListProps = {
  action: string;
  /** A result message, or undefined when the page shows it. */
  onChoose: (code: string) => Promise<string | undefined>;
};

export function OfferList({ action, onChoose }: OfferListProps) {
  const offers = useSelector(selectOffers);
  if (offers.length === 0) return null;
  return (
    <section aria-label={offerMessages.title} className={styles.box}>
      <p className={styles.title} aria-hidden="true">
        {offerMessages.title}
      </p>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <OfferRow key={offer.code} offer={offer} action={action} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function OfferRow({ offer, action, onChoose }: OfferListProps & { offer: Offer }) {
  const { code } = offer;
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<string>();
  async function choose() {
    setBusy(true);
    setResult(await onChoose(code));
    setBusy(false);
  }
  return (
    <li className={styles.offer}>
      <p className={styles.terms}>
        <b>{code}</b> {offerMessages.terms(offer)}
      </p>
      <Button
        kind="ghost"
        size="compact"
        aria-label={`${action} ${code}`}
        busy={busy}
        onClick={() => void choose()}
      >
        {action}
      </Button>
      <output className={styles.result}>{result}</output>
    </li>
  );
}
