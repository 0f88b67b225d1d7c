import { reviewLinkMessages } from '../../../messages/en/reviews/review-link.ts';
import { paths } from '@e-store/shared/web-paths';
import { TextLink } from '../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { REVIEWS_ANCHOR } from '../review-choice.ts';

export function ReviewLink({ product, name }: { product: string; name: string }) {
  return (
    <TextLink strong to={`${paths.product(product)}#${REVIEWS_ANCHOR}`}>
      {reviewLinkMessages.reviewThis}
      <VisuallyHidden>{reviewLinkMessages.reviewThisOf(name)}</VisuallyHidden>
    </TextLink>
  );
}
