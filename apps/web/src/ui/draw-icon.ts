import { createElement, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/** Replaces Lucide's `createLucideIcon` in builds, on a 24 by 24 grid. */
// eslint-disable-next-line import/no-default-export -- as the module whose place it takes
export default function drawIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (attributes: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...lines,
    );
}
