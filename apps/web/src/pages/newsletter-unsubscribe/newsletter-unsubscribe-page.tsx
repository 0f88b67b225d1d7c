import { useActionData, useParams } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { newsletter } from '../../content/newsletter.ts';
import { TokenForm } from '../../features/newsletter/components/token-form.tsx';
import { unsubscribe } from '../../features/newsletter/newsletter-calls.ts';
import { toFormAnswer, type FormAnswer } from '../../lib/form-answer.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';

/** Mail programs post to this very address (RFC 8058); people press its one button. */
export function Component() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const posted = useActionData<FormAnswer>();
  const words = newsletter.unsubscribe;
  return (
    <>
      <title>{pageTitle(words.title)}</title>
      <meta name="robots" content="noindex" />
      <TokenForm
        words={words}
        ways={{
          done: { label: words.next, to: paths.newsletter() },
          refused: { label: newsletter.contact, to: paths.contact() },
        }}
        answer={posted}
        send={async () => toFormAnswer(await dispatch(unsubscribe({ token })))}
      />
    </>
  );
}
