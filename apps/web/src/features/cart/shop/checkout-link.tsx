import { cartMessages } from '../../../messages/en/cart.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SummaryHint } from './cart-summary.tsx';

export const MISSING_TOTAL_ID = 'total-first';

export function MissingTotalHint({ failed }: { failed: boolean }) {
  return (
    <div id={MISSING_TOTAL_ID}>
      {failed ? (
        <SummaryHint>{cartMessages.totalFirst}</SummaryHint>
      ) : (
        <VisuallyHidden>{cartMessages.totalFirst}</VisuallyHidden>
      )}
    </div>
  );
}

type CheckoutLinkProps = {
  to: string;
  hasTotal: boolean;
  failed: boolean;
  onNear: () => void;
};

/** Without a total, disabled with a reason and still in the tab order. */
export function CheckoutLink({ to, hasTotal, failed, onNear }: CheckoutLinkProps) {
  return (
    <>
      <ButtonLink
        block
        to={to}
        aria-disabled={!hasTotal || undefined}
        aria-describedby={hasTotal ? undefined : MISSING_TOTAL_ID}
        onPointerEnter={onNear}
        onFocus={onNear}
        onTouchStart={onNear}
        onClick={(event) => {
          if (!hasTotal) event.preventDefault();
        }}
      >
        {cartMessages.checkout}
      </ButtonLink>
      {!hasTotal && <MissingTotalHint failed={failed} />}
    </>
  );
}
