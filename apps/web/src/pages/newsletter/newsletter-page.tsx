import { useActionData } from 'react-router-dom';
import { newsletter } from '../../content/newsletter.ts';
import { NewsletterBand } from '../../features/newsletter/components/newsletter-band.tsx';
import type { FormAnswer } from '../../lib/form-answer.ts';

export function Component() {
  const posted = useActionData<FormAnswer>();
  return (
    <>
      <title>{`${newsletter.page.name} · E-Store`}</title>
      <meta name="description" content={newsletter.page.description} />
      <NewsletterBand isPage answer={posted} />
    </>
  );
}
