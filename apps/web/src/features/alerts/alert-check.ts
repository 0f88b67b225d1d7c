import { Email } from '@e-store/shared/account/user';
import { z } from 'zod';
import { checkBy } from '../../lib/use-checked-form.ts';

export const alertCheck = checkBy(z.object({ email: Email }));
