import { cartMessages } from '../../../messages/en/cart.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MISSING_TOTAL_ID, MissingTotalHint } from './missing-total-hint.tsx';

type CheckoutLinkProps = {
  to: string;
  hasTotal: boolean;
  failed: boolean;
  onNear: () => void;
};

/** Without a total the link is disabled, says why, and stays in the tab order. */
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
