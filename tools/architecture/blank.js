// Strings end with their line: an apostrophe in JSX text must not hide the rest of the file.

const regexPrefix = /[(,=:[!&|?{;+\n]$/;

const endOfString = (text, start, quote) => {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote || (quote !== '`' && text[at] === '\n')) return at;
  }
  return text.length;
};

const endOfRegex = (text, start) => {
  let isInClass = false;
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') isInClass = true;
    else if (text[at] === ']') isInClass = false;
    else if (text[at] === '/' && !isInClass) return at;
  }
  return start;
};

const spaces = (text) => text.replace(/[^\n]/g, ' ');

const templateCode = (text) =>
  text.replace(/\$\{[^}]*\}|[^]/g, (part) => (part.length > 1 ? part : spaces(part)));

/** `code` has no comments, `bare` no strings either. Positions and lines are preserved. */
export const blank = (text) => {
  let code = '';
  let bare = '';
  const keep = (part) => {
    code += part;
    bare += part;
  };
  for (let at = 0; at < text.length;) {
    const pair = text.slice(at, at + 2);
    const sign = text[at];
    if (pair === '//' || pair === '/*') {
      const found = pair === '//' ? text.indexOf('\n', at) : text.indexOf('*/', at + 2);
      const end = found < 0 ? text.length : found + (pair === '/*' ? 2 : 0);
      keep(spaces(text.slice(at, end)));
      at = end;
    } else if (sign === "'" || sign === '"' || sign === '`') {
      const end = endOfString(text, at, sign) + 1;
      const inside = text.slice(at + 1, end - 1);
      code += text.slice(at, end);
      bare += sign + (sign === '`' ? templateCode(inside) : spaces(inside)) + text.slice(end - 1, end);
      at = end;
    } else if (sign === '/' && regexPrefix.test(bare.trimEnd().slice(-1) || '\n')) {
      const end = endOfRegex(text, at) + 1;
      keep(spaces(text.slice(at, end)));
      at = end;
    } else {
      keep(sign);
      at += 1;
    }
  }
  return { code, bare };
};

export const blankStyle = (text) => text.replace(/\/\*[^]*?\*\//g, spaces);

export const lineOf = (text, index) => text.slice(0, index).split('\n').length;
