import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { contactForm, contactPage } from '../../../messages/en/contact/contact.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { ContactForm } from '../../../features/contact/shop/contact-form.tsx';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';
import type { FormResult } from '../../../lib/form-result.ts';
import styles from './contact-page.module.css';

export function Component() {
  const facts = useStoreFacts();
  const posted = useActionData<FormResult>();
  const user = useSelector(selectUser);
  return (
    <ArticlePage article={contactPage(facts)}>
      {facts.contact.email && (
        <section aria-labelledby="write-title" className={styles.write}>
          <h2 id="write-title" className={styles.heading}>
            {contactForm.title}
          </h2>
          <ContactForm answer={posted} user={user} />
        </section>
      )}
    </ArticlePage>
  );
}
