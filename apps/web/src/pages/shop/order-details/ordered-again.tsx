import { reorderMessages } from '../../../messages/en/orders/order-care.ts';
import { paths } from '@e-store/shared/web-paths';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './ordered-again.module.css';
import type { OrderedAgain as Outcome } from './use-order-again.ts';

export function OrderedAgain({
  outcome,
  failure,
}: {
  outcome?: Outcome | undefined;
  failure?: string | undefined;
}) {
  return (
    <div className={styles.place}>
      <SuccessNote>
        {outcome && outcome.added > 0 && (
          <>
            {reorderMessages.added(outcome.added, outcome.of)}{' '}
            <TextLink to={paths.cart()}>{reorderMessages.toCart}</TextLink>
          </>
        )}
      </SuccessNote>
      {failure && <ErrorPanel message={failure} />}
      {outcome && outcome.missing.length > 0 && (
        <div role="alert" className={styles.missing}>
          {outcome.added === 0 && <p>{reorderMessages.none}</p>}
          <ul>
            {outcome.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
