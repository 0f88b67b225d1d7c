import { clsx } from 'clsx';
import { newsletter } from '../../../content/newsletter.ts';
import type { FormAnswer } from '../../../lib/form-answer.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './newsletter-band.module.css';
import { SubscribeForm } from './subscribe-form.tsx';

type NewsletterBandProps = {
  /** Its title is the page's own. */
  isPage?: boolean;
  answer?: FormAnswer | undefined;
};

/** The newsletter block (spec §1): the indigo band with one underlined field. */
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
