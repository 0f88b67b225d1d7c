import { parseSync } from '@swc/core';

const letters = /\p{L}/u;
/** Two consecutive words suggest prose rather than a key, class or URL. */
const sentence = /^(?!\()[^]*\p{L}{2,}[,;:.]? \p{L}/u;

const visibleAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|hint)$/;
const hiddenAttributes =
  /^(className|id|aria-(describedby|labelledby|controls|owns)|autoComplete|media|sizes|srcSet|rel|d|viewBox|points|transform)$/;

const parts = (node) =>
  Object.entries(node).flatMap(([key, value]) =>
    key !== 'span' && typeof value === 'object' && value !== null ? [value].flat() : [],
  );

/** Including both branches and template parts. */
const possibleTexts = (node) => {
  switch (node?.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [{ text: node.value, span: node.span }];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ raw, span }) => ({ text: raw, span })),
        ...node.expressions.flatMap(possibleTexts),
      ];
    case 'ConditionalExpression':
      return [...possibleTexts(node.consequent), ...possibleTexts(node.alternate)];
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(node.operator)
        ? [...possibleTexts(node.left), ...possibleTexts(node.right)]
        : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return possibleTexts(node.expression);
    default:
      return [];
  }
};

const filterMatching = (pattern, texts) => texts.filter(({ text }) => pattern.test(text));

const collectTexts = (node) => {
  const inner = () => parts(node).filter(Boolean).flatMap(collectTexts);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'TsLiteralType':
      return [];
    case 'JSXAttribute': {
      const name = node.name.value ?? '';
      if (hiddenAttributes.test(name)) return [];
      return [
        ...(visibleAttributes.test(name) ? filterMatching(letters, possibleTexts(node.value)) : []),
        ...inner(),
      ];
    }
    case 'JSXElement':
    case 'JSXFragment':
      return [...node.children.flatMap((child) => filterMatching(letters, possibleTexts(child))), ...inner()];
    case 'StringLiteral':
    case 'TemplateLiteral':
      return [...filterMatching(sentence, possibleTexts(node)), ...inner()];
    default:
      return inner();
  }
};

export const readVisibleTexts = (source, file) => {
  const bytes = Buffer.from(source);
  const module = parseSync(`${source};`, { syntax: 'typescript', tsx: file.endsWith('x') });
  // swc spans count bytes and continue across parsed sources. The added semicolon marks the end.
  const start = module.span.end - bytes.length - 1;
  const found = new Map();
  for (const { text, span } of collectTexts(module)) found.set(span.start, text.trim().replace(/\s+/g, ' '));
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
