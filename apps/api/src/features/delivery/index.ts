import { defineFeature } from '../../platform/feature.ts';
import * as getPincode from './get-pincode.ts';

export const delivery = defineFeature({
  routeModules: [getPincode],
});
