import { getMe } from '@e-store/shared/account/endpoints';
import { route } from '../../platform/http/route.ts';

export const getMeRoute = route(getMe, async ({ session }) => session.user);
