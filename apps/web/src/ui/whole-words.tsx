import styles from './whole-words.module.css';

/** A letter and the word that it belongs to: T-Shirt, V-Neck. What is longer may break, so that nothing is cut off. */
const LETTER_AND_WORD = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}{1,9})(?![\p{L}\p{N}-])/u;

/** A text of which no line ends in "T-". For those who listen, copy or search it stays as it was written. */
export function WholeWords({ children }: { children: string }) {
  return children.split(LETTER_AND_WORD).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
