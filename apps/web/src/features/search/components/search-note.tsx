import { helpLinks, searchWords } from '../../../content/search.ts';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ApiResponse } from '../../../lib/api-client.ts';
import styles from './search-note.module.css';

type SearchNoteProps = Pick<ApiResponse<'GET /products'>, 'understood' | 'instead' | 'ignored' | 'help'> & {
  keyword: string;
  linkTo: (keyword: string) => string;
};

export function SearchNote({
  keyword,
  understood = [],
  instead,
  ignored,
  help = [],
  linkTo,
}: SearchNoteProps) {
  const isQuoted = /^["“”].+["“”]$/.test(keyword);
  if (understood.length === 0 && !instead && !ignored && help.length === 0 && !isQuoted) return null;
  return (
    <section aria-label={searchWords.note} className={styles.note}>
      {help.length > 0 && (
        <p className={styles.help}>
          {searchWords.helpOffer}
          {help.map((topic) => (
            <TextLink key={topic} to={helpLinks[topic].to}>
              {helpLinks[topic].label}
            </TextLink>
          ))}
        </p>
      )}
      {instead && (
        <p>
          {searchWords.showing} <b>“{instead.words}”</b>.{' '}
          <span className={styles.instead}>
            {searchWords.insteadOf} <TextLink to={linkTo(instead.exact)}>“{keyword}”</TextLink>
          </span>
        </p>
      )}
      {isQuoted && <p>{searchWords.quoted}</p>}
      {ignored && <p>{searchWords.leftOut(ignored)}</p>}
      {understood.length > 0 && (
        <div className={styles.read}>
          <span className={styles.readAs}>{searchWords.readAs}</span>
          <ul className={styles.chips}>
            {understood.map(({ group, label, without }) => (
              <li key={`${group} ${label}`}>
                <RemovableChip label={label} to={linkTo(without)} says={searchWords.without(label)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
