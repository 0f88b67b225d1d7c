import { telUrl } from '@e-store/shared/web-paths';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { clsx } from 'clsx';
import { chromeMessages, footer } from '../../messages/en/frame.ts';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './footer.module.css';

type FooterProps = {
  joined?: boolean;
  contact?: StoreContact | null | undefined;
};

/** Spec §1. */
export function Footer({ joined = false, contact }: FooterProps) {
  return (
    <footer className={clsx(styles.footer, joined && styles.joined)}>
      <Wrap className={styles.inner}>
        <div className={styles.about}>
          <Logo large />
          <p className={styles.shop}>{footer.shop}</p>
        </div>
        {footer.lists.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact contact={contact ?? {}} />
        <div className={styles.credits}>
          <span>{footer.credits[0]}</span>
          <nav aria-label={chromeMessages.terms} className={styles.small}>
            {footer.small.map(({ label, to }) => (
              <Link key={label} to={to} className={styles.link}>
                {label}
              </Link>
            ))}
          </nav>
          <span>{footer.credits[1]}</span>
        </div>
      </Wrap>
    </footer>
  );
}

function Contact({ contact: { email, phone, hours } }: { contact: StoreContact }) {
  const { title, links } = footer.contact;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {email && (
          <li>
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={telUrl(phone)} className={styles.link}>
              {phone}
            </a>
          </li>
        )}
        {hours && <li className={styles.fact}>{hours}</li>}
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
