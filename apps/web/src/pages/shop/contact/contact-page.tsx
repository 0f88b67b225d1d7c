import { useSelector } from 'react-redux';
import { useActionData, useSearchParams } from 'react-router-dom';
import type { User } from '@e-store/shared/account/user';
import type { ContactMessage } from '@e-store/shared/contact/endpoints';
import { TICKET_KINDS } from '@e-store/shared/contact/ticket-rules';
import { useState } from 'react';
import { contactForm, contactPage } from '../../../messages/en/contact/contact.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';
import type { FormResult } from '../../../lib/form-result.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { sendContactMessage } from '../../../features/contact/my-tickets.slice.ts';
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

const loadCheck = async () =>
  (await import('../../../features/contact/contact-form-check.ts')).contactFormCheck;
const TICKET_NUMBER = /^T-\d{1,12}$/;
const EMPTY = { subject: 'question', name: '', email: '', message: '' } as const;

const toContactFields = ({ firstname, lastname, email }: User) => ({
  name: `${firstname} ${lastname}`.trim(),
  email,
});

type ContactFormProps = { answer?: FormResult | undefined; user: User | null };

/** Without scripts it posts to its own page. */
function ContactForm({ answer: posted = {}, user }: ContactFormProps) {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const asked = search.get('ticket') ?? '';
  const ticket = TICKET_NUMBER.test(asked) ? asked : '';
  const empty = { ...EMPTY, ...(user && toContactFields(user)) };
  const initialValues = {
    ...empty,
    ...(ticket && { message: contactForm.about(ticket) }),
  };
  const [message, setMessage] = useState(posted.message);
  const [refused, setRefused] = useState(posted.failure);
  const { field, form, busy, failure, onSubmit } = useDraftedForm<ContactMessage>({
    draft: `contact/${user?._id ?? 'guest'}/${ticket}`,
    loadCheck,
    defaultValues: { ...initialValues, ...posted.sent },
    async send(written) {
      setMessage(undefined);
      const outcome = await dispatch(sendContactMessage(written));
      if (sendContactMessage.fulfilled.match(outcome)) {
        form.reset(empty);
        setMessage(outcome.payload.message);
      }
      return outcome;
    },
  });
  const fieldOf = (name: keyof ContactMessage) => {
    const { error, ...control } = field(name);
    return {
      ...control,
      error: error ?? refused?.fields?.[name],
      defaultValue: posted.sent?.[name] ?? initialValues[name],
    };
  };
  return (
    <Form
      failure={failure?.message ?? (refused?.fields ? undefined : refused?.message)}
      onSubmit={(event) => {
        setRefused(undefined);
        return onSubmit(event);
      }}
    >
      <SuccessNote scrollsIntoView>{message}</SuccessNote>
      <SelectField
        {...fieldOf('subject')}
        label={contactForm.subject}
        options={TICKET_KINDS.map((kind) => [kind, contactForm.subjects[kind]])}
      />
      <Field {...fieldOf('name')} label={contactForm.name} autoComplete="name" />
      <Field {...fieldOf('email')} label={contactForm.email} type="email" autoComplete="email" />
      <TextArea {...fieldOf('message')} label={contactForm.message} hint={contactForm.messageHint} rows={6} />
      <Button type="submit" busy={busy}>
        {contactForm.action}
      </Button>
    </Form>
  );
}
