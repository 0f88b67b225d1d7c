import { listContactMessages } from '@e-store/shared/newsletter/staff-endpoints';
import { route } from '../http/route.ts';
import { inOrder, stretchOf } from '../page-of.ts';

/** They are kept for 30 days; their mail has long been in the shop's inbox. */
export const listContactMessagesRoute = route(listContactMessages, async ({ query }, { database }) => {
  const { page, limit } = query;
  const total = await database.contactMessages.countDocuments();
  const stretch = stretchOf({ page, limit }, total);
  const sign = stretch.sign === 1 ? -1 : 1;
  const found =
    stretch.limit === 0
      ? []
      : await database.contactMessages
          .find()
          .sort({ createdAt: sign, _id: sign })
          .skip(stretch.skip)
          .limit(stretch.limit)
          .lean();
  const messages = inOrder(found, stretch).map(({ _id, name, email, message, createdAt }) => ({
    _id: String(_id),
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
  }));
  return { messages, total, page, limit };
});
