const SPELLED = { class: 'className', for: 'htmlFor' };
const SPELLED_OF_FIELDS = { ...SPELLED, value: 'defaultValue', checked: 'defaultChecked' };
const IS_FLAG =
  /^(?:checked|disabled|required|readonly|multiple|hidden|async|autofocus|novalidate|inert|open)$/;
const IS_RAW = /^(?:script|style)$/;
const HAS_TEXT_AS_VALUE = /^(?:textarea)$/;

const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .map((rule) => rule.split(/:(.*)/s).map((part) => part?.trim() ?? ''))
      .filter(([name]) => name)
      .map(([name, value]) => [
        name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
        value,
      ]),
  );

const propsOf = ({ tagName, attrs }) => {
  const spelled = tagName === 'input' ? SPELLED_OF_FIELDS : SPELLED;
  return Object.fromEntries(
    attrs
      .filter(({ name }) => name !== 'selected') // React expects the value on the <select>.
      .map(({ name, value }) => {
        if (name === 'style') return [name, styleOf(value)];
        return [spelled[name] ?? name, IS_FLAG.test(name) || value];
      }),
  );
};

/**
 * Returns a function that makes a page's React elements anew, like every rendering.
 * @param {Function} createElement
 * @param {object} node of parse5
 */
export const toElement = (createElement, node) => {
  if (node.nodeName === '#text') return () => node.value;
  if (!node.tagName) return () => null;
  const props = propsOf(node);
  const text = node.childNodes.map(({ value }) => value ?? '').join('');
  if (IS_RAW.test(node.tagName))
    return () => createElement(node.tagName, { ...props, dangerouslySetInnerHTML: { __html: text } });
  if (HAS_TEXT_AS_VALUE.test(node.tagName))
    return () => createElement(node.tagName, { ...props, defaultValue: text });
  const children = node.childNodes.map((child) => toElement(createElement, child));
  return () => createElement(node.tagName, { ...props }, ...children.map((child) => child()));
};
