import { getPincode } from '@e-store/shared/delivery/endpoints';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { findPlace } from './find-place.ts';

/** Army Postal Service: no address that couriers reach. */
const ARMY_ZONE = '9';

export const getPincodeRoute = route(getPincode, async ({ params: { pincode } }, { now }) => {
  if (pincode.startsWith(ARMY_ZONE))
    throw new NotFoundError(
      `${pincode} is a pincode of the Army Postal Service, which our couriers cannot reach. Enter a civilian address.`,
    );
  const place = findPlace(pincode);
  if (!place) throw new NotFoundError(`${pincode} is not a valid pincode in India. Check the digits.`);
  const orderedAt = now();
  return {
    pincode,
    ...place,
    delivery: {
      standard: deliveryWindow(orderedAt, 'standard', pincode),
      express: deliveryWindow(orderedAt, 'express', pincode),
    },
  };
});
