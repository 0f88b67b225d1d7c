import { Email } from '@e-store/shared/account/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

/** Loaded when the form is first sent. */
export const alertCheck = zodResolver(z.object({ email: Email }));
