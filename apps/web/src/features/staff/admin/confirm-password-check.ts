import { confirmAdmin } from '@e-store/shared/account/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

export const confirmPasswordCheck = zodResolver(confirmAdmin.body);
