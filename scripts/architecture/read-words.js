import { parseSync } from '@swc/core';

const letters = /\p{L}/u;
/** Two words in a row: what a person reads, not a key, a class or an address. A condition on the screen is in brackets. */
const sentence = /^(?!\()[^]*\p{L}{2,}[,;:.]? \p{L}/u;

/** Attributes whose text somebody sees or hears. */
const told = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|hint)$/;
/** What holds several words that nobody reads. */
const untold =
  /^(className|id|aria-(describedby|labelledby|controls|owns)|autoComplete|media|sizes|srcSet|rel|d|viewBox|points|transform)$/;

const parts = (node) =>
  Object.entries(node).flatMap(([key, value]) =>
    key !== 'span' && typeof value === 'object' && value !== null ? [value].flat() : [],
  );

/** The texts that an expression may come to: both ways of a choice, the pieces of a template. */
const textsOf = (node) => {
  switch (node?.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [{ text: node.value, span: node.span }];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ raw, span }) => ({ text: raw, span })),
        ...node.expressions.flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(node.operator) ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
};

const matching = (pattern, texts) => texts.filter(({ text }) => pattern.test(text));

/** Texts between tags and in told attributes with a letter in them, and sentences wherever they stand. */
const wordsIn = (node) => {
  const inner = () => parts(node).filter(Boolean).flatMap(wordsIn);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'TsLiteralType':
      return [];
    case 'JSXAttribute': {
      const name = node.name.value ?? '';
      if (untold.test(name)) return [];
      return [...(told.test(name) ? matching(letters, textsOf(node.value)) : []), ...inner()];
    }
    case 'JSXElement':
    case 'JSXFragment':
      return [...node.children.flatMap((child) => matching(letters, textsOf(child))), ...inner()];
    case 'StringLiteral':
    case 'TemplateLiteral':
      return [...matching(sentence, textsOf(node)), ...inner()];
    default:
      return inner();
  }
};

/**
 * What a source in TypeScript says to people, by itself: `{ line, text }`. Words that come from a value of another file
 * do not stand here.
 */
export const readWords = (source, file) => {
  const bytes = Buffer.from(source);
  const module = parseSync(`${source};`, { syntax: 'typescript', tsx: file.endsWith('x') });
  // Positions count bytes, and go on from one parsed source to the next; a module ends with its last sign, the one added.
  const start = module.span.end - bytes.length - 1;
  const found = new Map();
  for (const { text, span } of wordsIn(module)) found.set(span.start, text.trim().replace(/\s+/g, ' '));
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([at, text]) => ({
      line: bytes
        .subarray(0, at - start)
        .toString()
        .split('\n').length,
      text,
    }));
};
