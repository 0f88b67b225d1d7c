import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  preventScrollReset?: boolean;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Kept with the entry of the history that it leads to. */
  state?: unknown;
  /** Leaves the page as a link without scripts does. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link to an address of the shop, made of the parts that React Router offers for it. The library's own one also loads
 * pages ahead as its framework does, which this shop has no use for and every first page would carry (ADR 018).
 */
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
