import { useAppDispatch } from '../../../lib/hooks.ts';
import { Toast } from '../../../ui/toast.tsx';
import { noticeGiven } from '../wishlist.slice.ts';

export function WishlistNotice({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  return <Toast tone="error" message={message} onClose={() => dispatch(noticeGiven(null))} />;
}
