import { describe, expect, it } from '@jest/globals';
import { jsonForScript } from '../seo/head-tags.ts';

describe('json for a script element', () => {
  it('cannot end the element or open a comment, and reads back the same', () => {
    const hostile = { name: '</script><script>alert(1)</script><!--' };
    const text = jsonForScript(hostile);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(hostile);
  });
});
