import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { articleMessages } from '../../../messages/en/articles/article-page.ts';
import { pageTitle } from '../../../messages/en/page-title.ts';
import type { Article, ArticlePart } from '../../../messages/en/articles/article.ts';
import { selectIsStaff } from '../../../features/account/user.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './article-page.module.css';
import { ArticleParts } from './article-parts.tsx';

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
