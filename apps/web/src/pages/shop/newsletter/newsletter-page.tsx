import { useActionData } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { newsletter } from '../../../messages/en/newsletter/newsletter.ts';
import { NewsletterBand } from '../../../features/newsletter/shop/newsletter-band.tsx';
import type { FormResult } from '../../../lib/form-result.ts';

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
