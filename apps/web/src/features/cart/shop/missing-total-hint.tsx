import { cartMessages } from '../../../messages/en/cart.ts';
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
