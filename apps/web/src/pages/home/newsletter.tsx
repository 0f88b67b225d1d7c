import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { newsletter } from '../../content/newsletter.ts';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './newsletter.module.css';

type Answer = 'none' | 'wrongAddress' | 'notOpen';

/**
 * The newsletter block (spec §1). Nothing keeps subscriptions yet: it checks the address and says so. The field has no
 * name, so that without script no address is sent anywhere.
 */
export function Newsletter() {
  const [answer, setAnswer] = useState<Answer>('none');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswer(event.currentTarget.checkValidity() ? 'notOpen' : 'wrongAddress');
  }

  const isWrong = answer === 'wrongAddress';
  return (
    <section aria-labelledby="newsletter" className={styles.band}>
      <Wrap className={styles.inner}>
        <h2 id="newsletter" className={styles.title}>
          {newsletter.title}
        </h2>
        <form noValidate onSubmit={onSubmit}>
          <div className={styles.line}>
            <input
              type="email"
              required
              autoComplete="email"
              aria-label={newsletter.field}
              aria-invalid={isWrong || undefined}
              aria-describedby="newsletter-answer"
              placeholder={newsletter.field}
              className={styles.input}
            />
            <button type="submit" className={styles.submit}>
              {newsletter.action}
            </button>
          </div>
          <output id="newsletter-answer" className={clsx(styles.note, isWrong && styles.wrong)}>
            {answer === 'none' ? '' : newsletter[answer]}
          </output>
        </form>
      </Wrap>
    </section>
  );
}
