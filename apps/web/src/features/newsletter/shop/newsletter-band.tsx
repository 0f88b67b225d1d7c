import { clsx } from 'clsx';
import { newsletter } from '../../../messages/en/newsletter/newsletter.ts';
import type { FormResult } from '../../../lib/form-result.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './newsletter-band.module.css';
import { SubscribeForm } from './subscribe-form.tsx';

type NewsletterBandProps = {
  isPage?: boolean;
  answer?: FormResult | undefined;
};

/** Newsletter block (spec §1). */
export function NewsletterBand({ isPage = false, answer }: NewsletterBandProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section aria-labelledby="newsletter" className={clsx(styles.band, isPage && styles.page)}>
      <Wrap className={styles.inner}>
        <Title id="newsletter" className={styles.title}>
          {newsletter.title}
        </Title>
        <SubscribeForm answer={answer} />
      </Wrap>
    </section>
  );
}
