import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findChromium, installChromiumCommand, requireChromium } from './find-chromium.js';

describe('chromium', () => {
  let folder;
  const addBrowser = (name) => {
    const file = path.join(folder, name);
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    return file;
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
    'is found on the PATH as %s',
    (name) => {
      const file = addBrowser(name);
      expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(file);
    },
  );
  it('is the one without a window where there are two', () => {
    addBrowser('chromium');
    const shell = addBrowser('chromium-headless-shell');
    expect(findChromium({ PATH: folder })).toBe(shell);
  });
  it('is the one that CHROMIUM_PATH names', () => {
    addBrowser('chromium');
    const named = addBrowser('mine');
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  });
  it('is not replaced when CHROMIUM_PATH is wrong', () => {
    addBrowser('chromium');
    expect(() => requireChromium({ PATH: folder, CHROMIUM_PATH: '/no/such' })).toThrow(
      'CHROMIUM_PATH is /no/such',
    );
  });
  it('is named with the command that installs it where there is none', () => {
    const install = () => {
      throw new Error('must not be called');
    };
    expect(() => requireChromium({ PATH: folder }, install)).toThrow(installChromiumCommand);
  });
  it('is installed in CI', () => {
    const install = (browser) => addBrowser(browser) !== undefined;
    const found = requireChromium({ PATH: folder, CI: 'true' }, install);
    expect(path.basename(found)).toBe('chromium-headless-shell');
  });
  it('is installed in CI with a window where no package has the other', () => {
    const install = (browser) => browser === 'chromium' && addBrowser(browser) !== undefined;
    expect(path.basename(requireChromium({ PATH: folder, CI: 'true' }, install))).toBe('chromium');
  });
  it('is used in CI as it is when nothing can be installed', () => {
    const file = addBrowser('chromium');
    expect(requireChromium({ PATH: folder, CI: 'true' }, () => false)).toBe(file);
  });
  it('fails in CI when it cannot be installed', () => {
    expect(() => requireChromium({ PATH: folder, CI: 'true' }, () => false)).toThrow(installChromiumCommand);
  });
});
