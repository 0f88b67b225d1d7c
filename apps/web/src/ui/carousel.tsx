import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Block } from './block.tsx';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { SectionHead } from './section-head.tsx';
import { ARROW_STEP, useRail } from './use-rail.ts';
import { useSwipe } from './use-swipe.ts';

type CarouselProps = {
  title: string;
  /** Stands left of the arrows. */
  action?: ReactNode;
  /** List items. */
  children: ReactNode;
};

/** A heading over a rail that moves by arrows, arrow keys, wheel and swipe. The next piece always shows a little. */
export function Carousel({ title, action, children }: CarouselProps) {
  const titleId = useId();
  const { rail, atStart, atEnd, measure, moveBy, onKeyDown } = useRail<HTMLUListElement>();
  const { dragged, handlers } = useSwipe();
  return (
    <Block labelledBy={titleId}>
      <SectionHead id={titleId} title={title}>
        {action && <span className={styles.action}>{action}</span>}
        <Arrow icon={ArrowLeft} label="Back" isAtEnd={atStart} onPress={() => moveBy(-ARROW_STEP)} />
        <Arrow icon={ArrowRight} label="Forward" isAtEnd={atEnd} onPress={() => moveBy(ARROW_STEP)} />
      </SectionHead>
      {/* The keys are those of the links inside: the list itself is no control. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={rail}
        className={clsx(styles.rail, dragged && styles.dragged)}
        onScroll={measure}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {children}
      </ul>
    </Block>
  );
}

type ArrowProps = { icon: typeof ArrowLeft; label: string; isAtEnd: boolean; onPress: () => void };

/** At an end it does nothing but keeps the focus that brought the rail there. */
function Arrow({ icon, label, isAtEnd, onPress }: ArrowProps) {
  return (
    <IconButton
      framed
      icon={icon}
      label={label}
      className={styles.arrow}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onPress()}
    />
  );
}
