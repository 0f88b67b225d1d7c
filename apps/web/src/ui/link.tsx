import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  preventScrollReset?: boolean;
  replace?: boolean;
  state?: unknown;
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** Without React Router's prefetching, which would enlarge every first page (ADR 018). */
export function Link({
  to,
  preventScrollReset,
  replace,
  state,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const follow = useLinkClickHandler(to, {
    target: rest.target,
    preventScrollReset,
    replace,
    state,
  });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={reloadDocument ? onClick : onPress}>
      {children}
    </a>
  );
}
