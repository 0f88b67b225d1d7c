import { CancelRequest } from '@e-store/shared/orders/cancellation';
import { ReturnRequest } from '@e-store/shared/orders/order-return';
import { zodResolver } from '@hookform/resolvers/zod';

export const cancelCheck = zodResolver(CancelRequest);
export const returnCheck = zodResolver(ReturnRequest.omit({ lines: true }));
