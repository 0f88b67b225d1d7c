import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  Children,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import { Block, SectionHead } from './block.tsx';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { useSwipe } from './use-swipe.ts';

/** Part of the visible width per press (spec §9). */
const ARROW_STEP = 0.26;

function useRail<Element extends HTMLElement>(itemCount: number) {
  const rail = useRef<Element>(null);
  // The server cannot measure and assumes overflow.
  const [ends, setEnds] = useState<{ atStart: boolean; atEnd: boolean }>({ atStart: true, atEnd: false });

  const measure = useCallback(() => {
    const element = rail.current;
    if (!element) return;
    const left = element.scrollLeft;
    const next = { atStart: left <= 1, atEnd: left + element.clientWidth >= element.scrollWidth - 1 };
    setEnds((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
  }, []);

  useEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  // The observer does not see changes of the rail's content.
  useEffect(measure, [measure, itemCount]);

  function moveBy(part: number) {
    const element = rail.current;
    if (element) element.scrollLeft += part * element.clientWidth;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowRight' ? ARROW_STEP : -ARROW_STEP);
  }

  return { rail, ...ends, measure, moveBy, onKeyDown };
}

type CarouselProps = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

/** The next item is always partly visible. */
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

/** Hides at the end; focus moves to the other arrow. */
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
