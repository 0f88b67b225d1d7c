import { clsx } from 'clsx';
import { CircleQuestionMark, Clock, Search, Shapes, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { searchMessages } from '../../../messages/en/catalog/search.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SearchOption } from '../search-options.ts';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './suggestion-panel.module.css';

type SuggestionOptionProps = {
  option: SearchOption;
  id: string;
  isActive: boolean;
  typed: string;
  onChoose: () => void;
  onRemove: (words: string) => void;
};

/** The search box follows this link, which never takes focus. */
export function SuggestionOption({ option, id, isActive, typed, onChoose, onRemove }: SuggestionOptionProps) {
  function onClick(event: MouseEvent) {
    const isCross = event.target instanceof Element && event.target.closest('[data-forget]') !== null;
    if (!isCross || option.kind !== 'recent') return onChoose();
    event.preventDefault();
    onRemove(option.words);
  }
  return (
    <Link
      to={option.to}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={labelOf(option)}
      tabIndex={-1}
      className={clsx(styles.option, styles[option.kind])}
      onClick={onClick}
    >
      <OptionContent option={option} typed={typed} />
    </Link>
  );
}

/** Without highlighting, which screen readers would read as gaps. */
const labelOf = (option: SearchOption) => (option.kind === 'term' ? option.words : undefined);

function OptionContent({ option, typed }: Pick<SuggestionOptionProps, 'option' | 'typed'>): ReactNode {
  if (option.kind === 'all') return option.label;
  if (option.kind === 'product') return <ProductLine {...option.product} />;
  if (option.kind === 'category')
    return (
      <>
        <Icon of={Shapes} />
        <span className={styles.text}>
          <NoBreakText>{option.label}</NoBreakText>
        </span>
        <span className={styles.count}>
          {formatCount(option.count)}
          <VisuallyHidden> {searchMessages.countNoun(option.count)}</VisuallyHidden>
        </span>
      </>
    );
  if (option.kind === 'help')
    return (
      <>
        <Icon of={CircleQuestionMark} />
        <span className={styles.text}>{option.label}</span>
      </>
    );
  if (option.kind === 'term')
    return (
      <>
        <Icon of={Search} />
        <span className={styles.text}>{highlightTyped(option.words, typed)}</span>
      </>
    );
  return (
    <>
      <Icon of={Clock} />
      <span className={styles.text}>
        <NoBreakText>{option.words}</NoBreakText>
      </span>
      <span data-forget="" aria-hidden="true" className={styles.cross}>
        <Icon of={X} small />
      </span>
    </>
  );
}

type ProductLineProps = Extract<SearchOption, { kind: 'product' }>['product'];

function ProductLine({ name, image, price, mrp, inStock }: ProductLineProps) {
  return (
    <>
      <Thumbnail src={image} className={styles.picture} />
      <span className={styles.text}>
        <NoBreakText>{name}</NoBreakText>
      </span>
      <span className={styles.price}>
        {inStock ? (
          <b>{formatRupees(price)}</b>
        ) : (
          <span className={styles.out}>{searchMessages.outOfStock}</span>
        )}
        {inStock && mrp !== undefined && (
          <>
            <VisuallyHidden>{catalogMessages.was} </VisuallyHidden>
            <s>{formatRupees(mrp)}</s>
          </>
        )}
      </span>
    </>
  );
}

function highlightTyped(words: string, typed: string): ReactNode {
  const begins = typed !== '' && words.toLowerCase().startsWith(typed.toLowerCase());
  if (!begins) return <NoBreakText>{words}</NoBreakText>;
  return (
    <>
      <b>{words.slice(0, typed.length)}</b>
      {words.slice(typed.length)}
    </>
  );
}
