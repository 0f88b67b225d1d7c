import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import { Block } from './block.tsx';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { SectionHead } from './section-head.tsx';
import { ARROW_STEP, useRail } from './use-rail.ts';
import { useSwipe } from './use-swipe.ts';

type CarouselProps = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A heading over a rail that scrolls by arrows, arrow keys, wheel and swipe. The next item is always partly
 * visible.
 */
export function Carousel({ title, action, children }: CarouselProps) {
  const titleId = useId();
  const { rail, atStart, atEnd, measure, moveBy, onKeyDown } = useRail<HTMLUListElement>(
    Children.count(children),
  );
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const { dragged, handlers } = useSwipe();
  return (
    <Block labelledBy={titleId}>
      <SectionHead id={titleId} title={title}>
        {action && <span className={styles.action}>{action}</span>}
        <Arrow
          icon={ArrowLeft}
          label={uiMessages.back}
          isAtEnd={atStart}
          ref={back}
          other={forward}
          onPress={() => moveBy(-ARROW_STEP)}
        />
        <Arrow
          icon={ArrowRight}
          label={uiMessages.forward}
          isAtEnd={atEnd}
          ref={forward}
          other={back}
          onPress={() => moveBy(ARROW_STEP)}
        />
      </SectionHead>
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

type ArrowProps = {
  icon: typeof ArrowLeft;
  label: string;
  isAtEnd: boolean;
  ref: RefObject<HTMLButtonElement | null>;
  other: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
};

/** Hides at the end without layout shift and moves the focus to the other arrow. */
function Arrow({ icon, label, isAtEnd, ref, other, onPress }: ArrowProps) {
  useLayoutEffect(() => {
    if (isAtEnd && ref.current === document.activeElement) other.current?.focus();
  }, [isAtEnd, ref, other]);
  return (
    <IconButton
      ref={ref}
      framed
      icon={icon}
      label={label}
      className={clsx(styles.arrow, isAtEnd && styles.gone)}
      aria-hidden={isAtEnd || undefined}
      tabIndex={isAtEnd ? -1 : undefined}
      onClick={onPress}
    />
  );
}
