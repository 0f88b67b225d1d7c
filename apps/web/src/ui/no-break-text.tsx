import styles from './no-break-text.module.css';

const LETTER_AND_WORD = /(?<![\p{L}\p{N}-])\p{L}-\p{L}{1,9}/u;
const FIGURE_AND_UNIT = /(?<![\p{L}\p{N}.,])\d{1,6}(?:[.,]\d+)?[ \u00a0](?:g\/m²|gsm|°C|cm|mm|kg|g)/u;
const WHOLE = new RegExp(`((?:${LETTER_AND_WORD.source}|${FIGURE_AND_UNIT.source})(?![\\p{L}\\p{N}-]))`, 'u');

/**
 * No line breaks after "T-" or between number and unit. Screen readers, copy and search get the plain text.
 */
export function NoBreakText({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
