import { useActionData, useParams } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { alertWords } from '../../content/alerts.ts';
import { withdrawAlert } from '../../features/alerts/alert-calls.ts';
import { TokenForm } from '../../features/newsletter/components/token-form.tsx';
import { toFormAnswer, type FormAnswer } from '../../lib/form-answer.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';

/** Where the link of a mail about a returned size leads. Mail programs post to this very address (RFC 8058). */
export function Component() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const posted = useActionData<FormAnswer>();
  const words = alertWords.withdraw;
  return (
    <>
      <title>{pageTitle(words.title)}</title>
      <meta name="robots" content="noindex" />
      <TokenForm
        words={words}
        ways={{
          done: { label: words.next, to: paths.home() },
          refused: { label: words.contact, to: paths.contact() },
        }}
        answer={posted}
        send={async () => toFormAnswer(await dispatch(withdrawAlert({ token })))}
      />
    </>
  );
}
