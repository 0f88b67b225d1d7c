import type { Route } from '../../platform/http/route.ts';
import {
  changeChargesRoute,
  changeDetailsRoute,
  changeHomeRoute,
  changeRulesRoute,
} from './change-settings.ts';
import { getSettingsRoute } from './get-settings.ts';
import { getStoreRoute } from './get-store.ts';
import { putSettingsBackRoute } from './put-settings-back.ts';

export const storeRoutes: Route[] = [
  getStoreRoute,
  getSettingsRoute,
  changeDetailsRoute,
  changeChargesRoute,
  changeRulesRoute,
  changeHomeRoute,
  putSettingsBackRoute,
];
