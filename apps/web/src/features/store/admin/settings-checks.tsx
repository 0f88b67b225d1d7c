import { formatRupees } from '@e-store/shared/money';
import type { StoreSettings } from '@e-store/shared/store/settings';
import {
  isFreeShippingClaimUnmet,
  isTaxOnTop,
  applyFreeShippingClaim,
  missingDetails,
} from '@e-store/shared/store/settings-checks';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { settingsMessages as words } from '../../../messages/en/store/admin-settings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './settings-checks.module.css';

type SettingsChecksProps = {
  settings: StoreSettings;
  isBusy: boolean;
  onCharges: (charges: StoreSettings['charges']) => void;
  detailsTo: string;
};

/** Problems for the owner, each with a button that fixes it (`product.md`, tax and free shipping). */
export function SettingsChecks({ settings, isBusy, onCharges, detailsTo }: SettingsChecksProps) {
  const { charges, home, details } = settings;
  const claim = formatRupees(home.freeShippingClaim);
  const missing = missingDetails(details);
  const isFine = !isFreeShippingClaimUnmet(charges) && !isTaxOnTop(charges) && missing.length === 0;
  if (isFine) return null;
  return (
    <section aria-label={words.checks} className={styles.checks}>
      {isFreeShippingClaimUnmet(charges) && (
        <Check words={words.promise(claim, formatRupees(charges.shipping))}>
          <Button
            size="compact"
            busy={isBusy}
            onClick={() => onCharges(applyFreeShippingClaim(charges, home))}
          >
            {words.applyFreeShippingClaim(claim)}
          </Button>
        </Check>
      )}
      {isTaxOnTop(charges) && (
        <Check words={words.taxOnTop(formatRupees(charges.tax))}>
          <Button size="compact" busy={isBusy} onClick={() => onCharges({ ...charges, taxMode: 'included' })}>
            {words.includeTax}
          </Button>
        </Check>
      )}
      {missing.length > 0 && (
        <Check
          words={`${words.missing(missing.length)} ${missing.map((name) => words.fields.details[name]).join(', ')}.`}
        >
          <ButtonLink kind="ghost" size="compact" to={detailsTo}>
            {words.fillIn}
          </ButtonLink>
        </Check>
      )}
    </section>
  );
}

function Check({ words: sentence, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.check}>
      <Icon of={TriangleAlert} className={styles.icon} />
      <p className={styles.words}>{sentence}</p>
      {children}
    </div>
  );
}
