import { useSelector } from 'react-redux';
import {
  type ArticlePart,
  type Fact,
  missingDetail,
  type Text,
} from '../../../messages/en/articles/article.ts';
import { selectIsStaff } from '../../../features/account/user.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';
import styles from './article-parts.module.css';

export function ArticleParts({ parts }: { parts: readonly ArticlePart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: ArticlePart }) {
  switch (part.kind) {
    case 'text':
      return (
        <p className={styles.text}>
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
    <dl className={styles.facts}>
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
