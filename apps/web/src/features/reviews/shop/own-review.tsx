import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import {
  fetchOwnReview,
  type OwnReviewRoot,
  selectOwnReview,
  selectOwnReviewError,
} from '../own-review.slice.ts';
import { OwnReviewPanel } from './own-review-panel.tsx';

export function OwnReview({ product, onChanged }: { product: string; onChanged: () => void }) {
  const dispatch = useAppDispatch();
  const own = useSelector((state: OwnReviewRoot) => selectOwnReview(state, product));
  const error = useSelector(selectOwnReviewError);
  useEffect(() => {
    void dispatch(fetchOwnReview(product));
  }, [dispatch, product]);
  if (!own)
    return error ? (
      <ErrorPanel message={error.message} onRetry={() => void dispatch(fetchOwnReview(product))} />
    ) : null;
  return (
    <OwnReviewPanel
      product={product}
      own={own}
      onChanged={() => {
        void dispatch(fetchOwnReview(product));
        onChanged();
      }}
    />
  );
}
