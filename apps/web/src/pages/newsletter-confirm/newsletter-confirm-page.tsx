import { useActionData, useParams } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { newsletter } from '../../content/newsletter.ts';
import { TokenForm } from '../../features/newsletter/components/token-form.tsx';
import { confirmSubscription } from '../../features/newsletter/newsletter-calls.ts';
import { toFormAnswer, type FormAnswer } from '../../lib/form-answer.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const posted = useActionData<FormAnswer>();
  const words = newsletter.confirm;
  return (
    <>
      <title>{pageTitle(words.title)}</title>
      <meta name="robots" content="noindex" />
      <TokenForm
        words={words}
        ways={{
          done: { label: words.next, to: paths.gallery({ query: { type: 'all', sort: 'newest' } }) },
          refused: { label: newsletter.again, to: paths.newsletter() },
        }}
        answer={posted}
        send={async () => toFormAnswer(await dispatch(confirmSubscription({ token })))}
      />
    </>
  );
}
