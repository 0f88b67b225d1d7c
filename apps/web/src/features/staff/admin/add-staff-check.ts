import { addCustomerNote } from '@e-store/shared/customers/endpoints';
import { eraseCustomer } from '@e-store/shared/privacy/endpoints';
import { decideReview } from '@e-store/shared/reviews/staff-endpoints';
import { addStaff } from '@e-store/shared/staff/member-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

export const noteCheck = zodResolver(addCustomerNote.body);
export const requestCheck = zodResolver(eraseCustomer.body);
export const staffCheck = zodResolver(addStaff.body);
export const decisionCheck = zodResolver(decideReview.body);
