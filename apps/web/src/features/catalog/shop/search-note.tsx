import { helpLinks, searchMessages } from '../../../messages/en/catalog/search.ts';
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
    <section aria-label={searchMessages.note} className={styles.note}>
      {help.length > 0 && (
        <p className={styles.help}>
          {searchMessages.helpOffer}
          {help.map((topic) => (
            <TextLink key={topic} to={helpLinks[topic].to}>
              {helpLinks[topic].label}
            </TextLink>
          ))}
        </p>
      )}
      {instead && (
        <p>
          {searchMessages.showing} <b>“{instead.words}”</b>.{' '}
          <span className={styles.instead}>
            {searchMessages.insteadOf} <TextLink to={linkTo(instead.exact)}>“{keyword}”</TextLink>
          </span>
        </p>
      )}
      {isQuoted && <p>{searchMessages.quoted}</p>}
      {ignored && <p>{searchMessages.leftOut(ignored)}</p>}
      {understood.length > 0 && (
        <div className={styles.read}>
          <span className={styles.readAs}>{searchMessages.readAs}</span>
          <ul className={styles.chips}>
            {understood.map(({ group, label, without }) => (
              <li key={`${group} ${label}`}>
                <RemovableChip label={label} to={linkTo(without)} says={searchMessages.without(label)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
