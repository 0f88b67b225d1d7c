import { clsx } from 'clsx';
import { newsletter } from '../../../messages/en/newsletter/newsletter.ts';
import { type FormResult, toFormResult } from '../../../lib/form-result.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './newsletter-band.module.css';
import { type FormEvent, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';
import { subscribe } from '../newsletter-calls.ts';

type NewsletterBandProps = {
  isPage?: boolean;
  answer?: FormResult | undefined;
};

/** Spec §1. */
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

/** Success shows only the server's message. Without scripts it posts to the newsletter page. */
function SubscribeForm({ answer: posted = {} }: { answer?: FormResult | undefined }) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [{ message, failure }, setAnswer] = useState(posted);
  const [isMistyped, setMistyped] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const wrong = isMistyped ? newsletter.wrongAddress : (failure?.fields?.['email'] ?? failure?.message);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setAnswer({});
    setMistyped(!form.checkValidity());
    if (!form.checkValidity()) return input.current?.focus();
    setBusy(true);
    const email = input.current?.value ?? '';
    const outcome = await dispatch(subscribe({ email, consent: newsletter.consentVersion }));
    setBusy(false);
    setAnswer(toFormResult(outcome));
    if (subscribe.fulfilled.match(outcome)) form.reset();
  }

  return (
    <form method="post" action={paths.newsletter()} noValidate onSubmit={(event) => void onSubmit(event)}>
      <input type="hidden" name="consent" value={newsletter.consentVersion} />
      <div className={styles.line}>
        <input
          ref={input}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={posted.sent?.['email']}
          aria-label={newsletter.field}
          aria-invalid={wrong ? true : undefined}
          aria-describedby="newsletter-answer newsletter-consent"
          placeholder={newsletter.field}
          className={styles.input}
        />
        <button
          type="submit"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy}
          className={styles.submit}
        >
          {newsletter.action}
        </button>
      </div>
      <output id="newsletter-answer" className={clsx(styles.note, wrong && styles.wrong)}>
        {wrong ?? message}
      </output>
      <p id="newsletter-consent" className={styles.consent}>
        {newsletter.consent}{' '}
        <Link to={paths.privacy()} className={styles.link}>
          {newsletter.privacy}
        </Link>
      </p>
    </form>
  );
}
