import { Email } from '@e-store/shared/account/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

export const alertCheck = zodResolver(z.object({ email: Email }));
