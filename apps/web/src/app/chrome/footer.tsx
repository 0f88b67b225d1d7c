import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { footer } from '../../content/footer.ts';
import { Logo } from '../../ui/logo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './footer.module.css';

/** Shop, link lists, contact and credits (spec §1). `joined`: the page ends in a band of its own. */
export function Footer({ joined = false }: { joined?: boolean }) {
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
        <Contact />
        <div className={styles.credits}>
          {footer.credits.map((credit) => (
            <span key={credit}>{credit}</span>
          ))}
        </div>
      </Wrap>
    </footer>
  );
}

function Contact() {
  const { title, email, hours } = footer.contact;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        <li>
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </li>
        <li className={styles.fact}>{hours}</li>
      </ul>
    </div>
  );
}
