/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { browserOnly } from './browser-only.ts';

const { transform } = browserOnly();
const change = transform as unknown as (code: string, id: string) => { code: string } | undefined;
const library = '/shop/node_modules/react-router/dist/a.mjs';

describe('libraries in the scripts of browsers', () => {
  it('do not ask whether there is a window', () => {
    expect(change('typeof window !== "undefined" && typeof process === "object"', library)?.code).toBe(
      '`object` !== "undefined" && `undefined` === "object"',
    );
  });

  it('still ask for what some browsers lack, and for parts of what all have', () => {
    expect(change('typeof navigation === "object" && typeof window.x', library)).toBeUndefined();
  });

  it('keep the shop’s own questions', () => {
    expect(change('typeof window', '/shop/src/lib/a.ts')).toBeUndefined();
  });

  it('can leave out the router’s components that nobody imports', () => {
    const code = 'var Link = React10.forwardRef(\n  a\n);\nLink.displayName = "Link";\n';
    expect(change(code, library)?.code).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  a\n);\n\n');
  });
});
