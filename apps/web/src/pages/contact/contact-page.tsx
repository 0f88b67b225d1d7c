import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { contactForm, contactPage } from '../../content/contact.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { ArticlePage } from '../article/article-page.tsx';
import { useShopFigures } from '../article/use-shop-figures.ts';
import type { FormAnswer } from '../../lib/form-answer.ts';
import styles from './contact-page.module.css';

export function Component() {
  const figures = useShopFigures();
  const posted = useActionData<FormAnswer>();
  const user = useSelector(selectUser);
  return (
    <ArticlePage article={contactPage(figures)}>
      {figures.contact.email && (
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
