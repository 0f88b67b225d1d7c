import { useActionData } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { newsletter } from '../../content/newsletter.ts';
import { NewsletterBand } from '../../features/newsletter/components/newsletter-band.tsx';
import type { FormResult } from '../../lib/form-result.ts';

export function Component() {
  const posted = useActionData<FormResult>();
  return (
    <>
      <title>{pageTitle(newsletter.page.name)}</title>
      <meta name="description" content={newsletter.page.description} />
      <NewsletterBand isPage answer={posted} />
    </>
  );
}
