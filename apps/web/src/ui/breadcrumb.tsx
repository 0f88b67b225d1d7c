import { clsx } from 'clsx';
import { House } from 'lucide-react';
import type { To } from 'react-router-dom';
import { uiMessages } from '../messages/en/ui.ts';
import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type BreadcrumbProps = {
  home: To;
  steps: readonly { label: string; to: To }[];
  here: string;
};

export function Breadcrumb({ home, steps, here }: BreadcrumbProps) {
  return (
    <nav aria-label={uiMessages.breadcrumb}>
      <ol className={styles.list}>
        <li className={styles.step}>
          <Link to={home} aria-label={uiMessages.home} className={clsx(styles.link, styles.home)}>
            <Icon of={House} small />
          </Link>
        </li>
        {steps.map(({ label, to }) => (
          <li key={label} className={styles.step}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        <li className={clsx(styles.step, styles.here)} aria-current="page">
          <span className={styles.name}>{here}</span>
        </li>
      </ol>
    </nav>
  );
}
