import { cartWords } from '../../../content/cart.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SummaryHint } from './cart-summary.tsx';

export const TOTAL_FIRST_ID = 'total-first';

export function TotalFirst({ failed }: { failed: boolean }) {
  return (
    <div id={TOTAL_FIRST_ID}>
      {failed ? (
        <SummaryHint>{cartWords.totalFirst}</SummaryHint>
      ) : (
        <VisuallyHidden>{cartWords.totalFirst}</VisuallyHidden>
      )}
    </div>
  );
}
