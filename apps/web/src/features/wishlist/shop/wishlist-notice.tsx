import { useAppDispatch } from '../../../lib/hooks.ts';
import { Toast } from '../../../ui/toast.tsx';
import { noticeShown } from '../wishlist.slice.ts';

export function WishlistNotice({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  return <Toast tone="error" message={message} onClose={() => dispatch(noticeShown(null))} />;
}
