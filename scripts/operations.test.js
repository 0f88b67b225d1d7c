import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { normaliseTable, settingsTable, withSettings } from './settings-table.js';

const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');

describe('docs/operations.md', () => {
  it('has the settings that there are (node scripts/settings-table.js writes them)', () => {
    expect(normaliseTable(text)).toBe(normaliseTable(withSettings(text)));
    expect(settingsTable()).toContain('| `WEB_PORT` | `3000` | web |');
  });
});
