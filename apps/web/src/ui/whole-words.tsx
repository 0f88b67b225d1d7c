import styles from './whole-words.module.css';

/** A letter and the word that it belongs to: T-Shirt, V-Neck. What is longer may break, so that nothing is cut off. */
const LETTER_AND_WORD = /(?<![\p{L}\p{N}-])\p{L}-\p{L}{1,9}/u;
/** A figure and what it is counted in: 180 g/m², 30 °C. */
const FIGURE_AND_UNIT = /(?<![\p{L}\p{N}.,])\d{1,6}(?:[.,]\d+)?[ \u00a0](?:g\/m²|gsm|°C|cm|mm|kg|g)/u;
const WHOLE = new RegExp(`((?:${LETTER_AND_WORD.source}|${FIGURE_AND_UNIT.source})(?![\\p{L}\\p{N}-]))`, 'u');

/** A text of which no line ends in "T-" or between a figure and its unit. For those who listen, copy or search it stays as it was written. */
export function WholeWords({ children }: { children: string }) {
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
