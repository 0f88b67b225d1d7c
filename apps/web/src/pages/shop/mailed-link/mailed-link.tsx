import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData, useParams } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { toFormResult, type FormResult } from '../../../lib/form-result.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { ApiThunk } from '../../../lib/thunk.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './mailed-link.module.css';

type MailedLinkProps = Pick<ComponentProps<typeof TokenForm>, 'words' | 'ways'> & {
  call: ApiThunk<{ message: string }, { token: string }>;
};

/** People press the page's button; mail programs post to its address (RFC 8058). */
export function MailedLink({ words, ways, call }: MailedLinkProps) {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const posted = useActionData<FormResult>();
  return (
    <>
      <meta name="robots" content="noindex" />
      <TokenForm
        words={words}
        ways={ways}
        answer={posted}
        send={async () => toFormResult(await dispatch(call({ token })))}
      />
    </>
  );
}

type NextLink = { label: string; to: string };
type TokenFormProps = {
  words: { title: string; doneTitle: string; lead: string; action: string };
  ways: { done: NextLink; refused: NextLink };
  answer?: FormResult | undefined;
  send: () => Promise<{ message?: string; failure?: ApiFailure | undefined }>;
};

/** One confirming button, because mail scanners open links. */
function TokenForm({ words, ways, answer = {}, send }: TokenFormProps) {
  const [{ message, failure }, setAnswer] = useState(answer);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = message ? words.doneTitle : words.title;
  const way = message ? ways.done : failure?.fields?.['token'] && ways.refused;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const sent = await send();
    flushSync(() => {
      setAnswer(sent);
      setBusy(false);
    });
    if (!button.current) heading.current?.focus();
  }

  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <SuccessNote>{message}</SuccessNote>
      {failure && <ErrorPanel message={failure.fields?.['token'] ?? failure.message} />}
      {way ? (
        <ButtonLink to={way.to}>{way.label}</ButtonLink>
      ) : (
        <>
          <p className={styles.lead}>{words.lead}</p>
          <form method="post" onSubmit={(event) => void onSubmit(event)}>
            <Button ref={button} type="submit" busy={isBusy}>
              {words.action}
            </Button>
          </form>
        </>
      )}
    </Wrap>
  );
}
