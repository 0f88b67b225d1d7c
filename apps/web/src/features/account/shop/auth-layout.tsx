import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pageTitle } from '../../../messages/en/frame.ts';
import { account } from '../../../messages/en/account/account.ts';
import { CutOut } from '../../../ui/cut-out.tsx';
import styles from './auth-layout.module.css';

type AuthLayoutProps = {
  art: string;
  title: string;
  of?: 'shop' | 'dash';
  isLong?: boolean;
  children: ReactNode;
};

export function AuthLayout({ art, title, of = 'shop', isLong = false, children }: AuthLayoutProps) {
  return (
    <div className={clsx(styles.frame, of === 'dash' && styles.dash, isLong && styles.long)}>
      <title>{pageTitle(title)}</title>
      <div className={styles.art}>
        <CutOut
          name={art}
          sizes="(max-width: 800px) 24rem, 44rem"
          load="first"
          className={styles.productCell}
        />
      </div>
      <div className={styles.pane}>
        <div className={styles.form}>
          {children}
          <noscript>{account.withoutScript}</noscript>
        </div>
      </div>
    </div>
  );
}
