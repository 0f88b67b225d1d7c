import styles from './line-way.module.css';

type LineWayProps = {
  words: string;
  /** What the line is called: there may be the same way in several lines. */
  of: string;
  onClick: () => void;
};

/** A way out of what stands in the way of ordering a line. */
export function LineWay({ words, of, onClick }: LineWayProps) {
  return (
    <button type="button" className={styles.way} aria-label={`${words}, ${of}`} onClick={onClick}>
      {words}
    </button>
  );
}
