import { addCustomerNote } from '@e-store/shared/customers/endpoints';
import { eraseCustomer } from '@e-store/shared/privacy/endpoints';
import { decideReview } from '@e-store/shared/reviews/staff-endpoints';
import { addStaff } from '@e-store/shared/staff/member-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

/** The contract's own rules for the forms of E-DASH about people. Loaded when a form is sent. */
export const noteCheck = zodResolver(addCustomerNote.body);
/** Of both requests. */
export const requestCheck = zodResolver(eraseCustomer.body);
export const staffCheck = zodResolver(addStaff.body);
export const decisionCheck = zodResolver(decideReview.body);
