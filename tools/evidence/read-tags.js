import { parseSync } from '@swc/core';

const runners = new Set(['describe', 'it', 'test']);
const disabled = new Set(['skip', 'todo', 'fixme']);
const tag = /\[((?:spec \d|ASVS \d|[A-Z]\d)[^\]]*)\]/g;

/** From the root on: `test.describe.each(table)` gives test, describe and each. */
const calleeNames = (node) => {
  switch (node?.type) {
    case 'Identifier':
      return [node.value];
    case 'MemberExpression':
      return [...calleeNames(node.object), node.property.value];
    case 'CallExpression':
      return calleeNames(node.callee);
    case 'TaggedTemplateExpression':
      return calleeNames(node.tag);
    default:
      return [];
  }
};

/** Without the unknown values of expressions. */
const textOf = (node) => {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ cooked }) => cooked).join('');
    case 'BinaryExpression':
      return textOf(node.left) + textOf(node.right);
    default:
      return '';
  }
};

const readTitles = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  const titles = [];
  if (node.type === 'CallExpression') {
    const [name, ...modifiers] = calleeNames(node.callee);
    if (runners.has(name)) {
      if (modifiers.some((modifier) => disabled.has(modifier))) return [];
      titles.push(textOf(node.arguments[0]?.expression));
    }
  }
  return [...titles, ...Object.values(node).flatMap(readTitles)];
};

/** Tests that are switched off prove nothing. */
export const readTags = (source, file) => {
  if (!source.match(tag)) return [];
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const found = readTitles(module.body).flatMap((title) => [...title.matchAll(tag)].map(([, name]) => name));
  return [...new Set(found)];
};
