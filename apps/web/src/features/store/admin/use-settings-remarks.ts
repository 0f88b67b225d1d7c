import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import { formatRupees } from '@e-store/shared/money';
import { isExpressBelowStandard, type SettingsSection } from '@e-store/shared/store/settings-checks';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { settingsMessages } from '../../../messages/en/store/admin-settings.ts';
import { type BannerGaps, findBannerGaps } from './find-banner-gaps.ts';
import { type SettingsForm, toValues } from './settings-form.ts';

const messages = settingsMessages.remarks;
const PAUSE_MS = 300;

export function useSettingsRemarks(
  section: SettingsSection,
  typed: SettingsForm,
): Readonly<Record<string, string>> {
  const bannerRemark = useBannerRemark(section === 'home' ? toValues('home', typed).basicPrice : undefined);
  if (section === 'home') return { basicPrice: bannerRemark };
  if (section !== 'charges') return {};
  const isCheaper = isExpressBelowStandard(toValues('charges', typed));
  return { expressShipping: isCheaper ? messages.expressCheaper : '' };
}

function useBannerRemark(price: number | undefined): string {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ price: number; gaps: BannerGaps }>();
  useEffect(() => {
    if (price === undefined || !Number.isInteger(price) || price < 1) return undefined;
    let request: ReturnType<typeof ask> | undefined;
    const ask = () => dispatch(findBannerGaps(price));
    const show = async () => {
      request = ask();
      const outcome = await request;
      if (findBannerGaps.fulfilled.match(outcome)) setFound({ price, gaps: outcome.payload });
    };
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, price]);
  return found && found.price === price ? describeGaps(found.gaps, formatRupees(found.price)) : '';
}

function describeGaps({ hasProducts, emptyDepartments }: BannerGaps, price: string): string {
  if (!hasProducts) return messages.noBannerProducts(price);
  if (emptyDepartments.length === 0) return '';
  const names = emptyDepartments.map((department) => DEPARTMENT_NAMES[department].toLowerCase());
  return messages.noDepartmentProducts(names, price);
}
