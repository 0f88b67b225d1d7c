import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import { parseFragment } from 'parse5';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { toElement } from './html-elements.js';

const fromWeb = createRequire(path.join(root, 'apps/web/package.json'));
const { createElement } = fromWeb('react');
const { renderToStaticMarkup } = fromWeb('react-dom/server');

it.each([
  '<p class="a b" id="c">One <b>two</b> three &amp; four</p>',
  '<label for="size">Size</label>',
  '<input disabled="" name="price" value="500"/>',
  '<input type="checkbox" checked=""/>',
  '<button value="7">Add</button>',
  '<img src="/a.webp" alt="" loading="lazy" style="aspect-ratio:4/5;--tint:#fff"/>',
  '<textarea name="words">as typed</textarea>',
  '<script type="application/json">{"a":"<b>"}</script>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
])('draws %s again', (html) => {
  const [node] = parseFragment(html).childNodes;
  expect(renderToStaticMarkup(toElement(createElement, node)())).toBe(html);
});
