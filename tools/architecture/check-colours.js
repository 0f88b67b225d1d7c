import { lineOf } from './blank.js';
import { matches } from './matches.js';

const names =
  'aliceblue aqua aquamarine azure beige black blue brown chocolate coral crimson cyan fuchsia gold gray green grey indigo ivory khaki lavender lime linen magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal tomato turquoise violet wheat white whitesmoke yellow rebeccapurple (?:dark|light|medium|deep|pale|hot|dim|sky|slate|steel|royal|forest|midnight|spring|sea)[a-z]+'
    .split(' ')
    .join('|');
const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])';
const call = '(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';
const properties =
  '(?:--[\\w-]+|[\\w-]*(?:color|background|border|outline|shadow|fill|stroke|image|filter|mask|decoration)[\\w-]*)';

const declaration = /(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)/g;
const inStyle = new RegExp(`${hex}|(?<![\\w-])${call}`, 'gi');
const namedInStyle = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');
const colourProperty = new RegExp(`^${properties}$`, 'i');

// Script colours fill a whole string. Links such as `href="#add"` are excepted.
const quoted = new RegExp(`(?<!(?:href|to)=\\{?)(["'\`])(${hex}|${call}[^"'\`]*)\\1`, 'gi');
const attribute = new RegExp(
  `\\b(?:[a-z]*color|background|fill|stroke)\\s*[=:]\\s*\\{?\\s*["'](${names})["']`,
  'gi',
);

const coloursOfStyle = (code) =>
  [...code.matchAll(declaration)].flatMap(({ 0: all, 1: property, 2: value, index }) => {
    const start = index + all.length - value.length;
    const found = [
      ...value.matchAll(inStyle),
      ...(colourProperty.test(property) ? value.matchAll(namedInStyle) : []),
    ];
    return found.map((colour) => ({ index: start + colour.index, colour: colour[0] }));
  });

const coloursOfScript = (code) => [
  ...[...code.matchAll(quoted)].map((found) => ({ index: found.index, colour: found[2] })),
  ...[...code.matchAll(attribute)].map((found) => ({ index: found.index, colour: found[1] })),
];

export const checkColours = ({ sources }, { colours: { rule, in: places, except, why } }) =>
  sources
    .filter(
      ({ file, isTest }) =>
        /\.(css|tsx)$/.test(file) && !isTest && matches(file, places) && !matches(file, except),
    )
    .flatMap(({ file, code }) =>
      (file.endsWith('.css') ? coloursOfStyle(code) : coloursOfScript(code)).map(({ index, colour }) => ({
        file,
        line: lineOf(code, index),
        rule,
        what: `holds the colour ${colour}`,
        why,
      })),
    );
