import { z } from 'zod';
import { Pincode } from '../digits.ts';
import { anyone, endpoint } from '../endpoint.ts';

/** India, `YYYY-MM-DD`. */
const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

export const DeliveryPlace = z.object({
  pincode: z.string(),
  city: z.string(),
  state: z.string(),
  delivery: z.object({ standard: Days, express: Days }),
});
export type DeliveryPlace = z.infer<typeof DeliveryPlace>;

export const getPincode = endpoint({
  method: 'GET',
  path: '/pincode/:pincode',
  access: anyone,
  summary: 'Get the city, state and delivery days of a pincode',
  params: z.object({ pincode: Pincode }),
  response: DeliveryPlace,
});
