import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import {
  articleMessages,
  type Article,
  type ArticlePart,
  type StoreFacts,
  type Fact,
  missingDetail,
  type Text,
} from '../../../messages/en/articles/article.ts';
import { pageTitle } from '../../../messages/en/frame.ts';
import { selectIsStaff } from '../../../features/account/user.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './article-page.module.css';
import {
  selectCharges,
  selectContact,
  selectKeeps,
  usePromises,
} from '../../../features/store/store.slice.ts';
import { Link } from '../../../ui/link.tsx';

const NO_CONTACT = {};

export function useStoreFacts(): StoreFacts {
  const promises = usePromises();
  const charges = useSelector(selectCharges);
  const contact = useSelector(selectContact) ?? NO_CONTACT;
  const keeps = useSelector(selectKeeps);
  return { promises, charges, contact, keeps };
}

const LONG = 4;

type ArticlePageProps = {
  article: Article;
  children?: ReactNode;
  charts?: readonly { id: string; title: string; content: ReactNode }[];
};

export function ArticlePage({ article, children, charts = [] }: ArticlePageProps) {
  const { title, description, lead } = article;
  const isStaff = useSelector(selectIsStaff);
  const read = article.sections
    .filter(({ parts }) => isStaff || !parts.every(isEmptyPart))
    .map(({ parts, ...section }) => ({ ...section, content: <ArticleParts parts={parts} /> }));
  const sections = [...charts, ...read];
  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <Breadcrumb home={paths.home()} steps={[]} here={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.layout}>
        {sections.length >= LONG && (
          <nav aria-label={articleMessages.contents} className={styles.contents}>
            <ul className={styles.contentsList}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className={styles.contentsLink}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children && <div className={styles.beside}>{children}</div>}
        <div className={styles.body}>
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`} className={styles.heading}>
                {heading}
              </h2>
              <div className={styles.content}>{content}</div>
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  );
}

const isEmptyPart = (part: ArticlePart) => part.kind === 'facts' && part.facts.every(({ value }) => !value);

function ArticleParts({ parts }: { parts: readonly ArticlePart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: ArticlePart }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <RichText words={part.words} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((words, index) => (
            <li key={index}>
              <RichText words={words} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return <Facts facts={part.facts} />;
    default:
      return part.questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>
            <RichText words={answer} />
          </p>
        </details>
      ));
  }
}

/** Shoppers see only existing facts; staff also see the missing ones. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const isStaff = useSelector(selectIsStaff);
  return (
    <dl>
      {facts
        .filter(({ value }) => isStaff || value)
        .map((fact) => (
          <div key={fact.name} className={styles.fact}>
            <dt>{fact.name}</dt>
            {fact.value ? (
              <dd className={styles.given}>
                <FactValue {...fact} />
              </dd>
            ) : (
              <dd className={styles.missing}>
                {missingDetail.words}{' '}
                <Link to={paths.settings('details')} className={styles.link}>
                  {missingDetail.link}
                </Link>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}

function FactValue({ value, href }: Fact) {
  if (!href) return value;
  return (
    <a href={href} className={styles.link}>
      {value}
    </a>
  );
}

function RichText({ words }: { words: Text }) {
  if (typeof words === 'string') return words;
  return words.map((word, index) =>
    typeof word === 'string' ? (
      word
    ) : (
      <Link key={index} to={word.to} className={styles.link}>
        {word.text}
      </Link>
    ),
  );
}
