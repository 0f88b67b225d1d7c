import { defineFeature } from '../../platform/feature.ts';
import { getPincodeRoute } from './get-pincode.ts';

export const delivery = defineFeature({
  routes: [getPincodeRoute],
});
