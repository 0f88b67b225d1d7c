import { type ArticlePart, type Fact, NOT_GIVEN, type Words } from '../../content/article.ts';
import { Link } from '../../ui/link.tsx';
import styles from './article-parts.module.css';

export function ArticleParts({ parts }: { parts: readonly ArticlePart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: ArticlePart }) {
  switch (part.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <InWords words={part.words} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((words, index) => (
            <li key={index}>
              <InWords words={words} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {part.facts.map((fact) => (
            <FactRow key={fact.name} {...fact} />
          ))}
        </dl>
      );
    default:
      return part.questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>
            <InWords words={answer} />
          </p>
        </details>
      ));
  }
}

function FactRow({ name, value, href }: Fact) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={value ? styles.given : styles.notGiven}>
        {value && href ? (
          <a href={href} className={styles.link}>
            {value}
          </a>
        ) : (
          (value ?? NOT_GIVEN)
        )}
      </dd>
    </div>
  );
}

function InWords({ words }: { words: Words }) {
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
