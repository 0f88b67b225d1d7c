import type { ComponentProps } from 'react';
import { useActionData, useParams } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { TokenForm } from '../../../features/newsletter/shop/token-form.tsx';
import { toFormResult, type FormResult } from '../../../lib/form-result.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { ApiThunk } from '../../../lib/thunk.ts';

type MailedLinkProps = Pick<ComponentProps<typeof TokenForm>, 'words' | 'ways'> & {
  call: ApiThunk<{ message: string }, { token: string }>;
};

/** Page of a mailed link: people press its button, mail programs post to its address (RFC 8058). */
export function MailedLink({ words, ways, call }: MailedLinkProps) {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const posted = useActionData<FormResult>();
  return (
    <>
      <title>{pageTitle(words.title)}</title>
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
