import { getPrivacy } from '@e-store/shared/privacy/endpoints';
import { toNominee, toNotice, toPerson } from '../account/personal-account.ts';
import { personalAlerts } from '../alerts/personal-alerts.ts';
import { UnauthenticatedError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { personalNewsletter } from '../newsletter/subscription.model.ts';
import { isOrderComplete } from '../orders/is-order-complete.ts';

export const getPrivacyRoute = route(getPrivacy, async ({ session }, { database }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  const person = toPerson(user);
  const [{ newsletter }, { stockAlerts: alerts }, orders] = await Promise.all([
    personalNewsletter.exportData(database, person),
    personalAlerts.exportData(database, person),
    database.orders
      .find({ user: user._id }, { number: 1, orderStatus: 1, returns: 1 })
      .sort({ _id: -1 })
      .lean(),
  ]);
  return {
    ...(user.notice && { notice: toNotice(user.notice) }),
    ...(user.nominee && { nominee: toNominee(user.nominee) }),
    isEmailProven: person.isEmailProven,
    ...(newsletter && { newsletter }),
    alerts,
    openOrders: orders
      .filter((order) => !isOrderComplete(order))
      .map(({ _id, number, orderStatus }) => ({ _id: String(_id), number, orderStatus })),
  };
});
