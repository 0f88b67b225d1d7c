import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './command-line.js';
import { normaliseTable, settingsTable, withSettings } from './settings-table.js';
import { settings } from './settings.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docs/operations.md');
const code = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, lines]) => lines).join('\n');

describe('docs/operations.md', () => {
  it('has the settings that there are (node scripts/settings-table.js writes them)', () => {
    expect(normaliseTable(text)).toBe(normaliseTable(withSettings(text)));
    expect(settingsTable()).toContain('| `WEB_PORT` | `3000` | web |');
  });

  it('names only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only services, profiles and built files that there are', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    const profiles = Object.values(services).flatMap(({ profiles: some = [] }) => some);
    const ran = [
      ...code.matchAll(
        /docker compose (?:exec|run --rm(?: --no-deps)?|stop|start|logs(?: --?[\w-]+)*) ([\w-]+)/g,
      ),
    ].map(([, name]) => name);
    expect(ran.length).toBeGreaterThan(5);
    expect(ran.filter((name) => !(name in services))).toEqual([]);
    const asked = [...code.matchAll(/--profile (\w+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !profiles.includes(name))).toEqual([]);
    const built = [...code.matchAll(/node dist\/([\w/-]+)\.js/g)].map(([, name]) => name);
    const isProgram = (name) =>
      ['', 'cli/'].some((folder) => existsSync(path.join(root, `apps/api/src/${folder}${name}.ts`)));
    expect(built.filter((name) => !isProgram(name))).toEqual([]);
  });

  it('verifies inside the containers, where the database is not the one of npm run', () => {
    expect(code).toContain('docker compose run --rm --no-deps api node dist/verify-invariants.js');
    const [, troubles] = text.split('## When something is wrong');
    expect(troubles).not.toContain('npm run verify:invariants');
  });

  it('names only settings that there are in what is to be typed', () => {
    const names = new Set(settings.map(({ name }) => name));
    const typed = [...code.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name]) => name);
    expect(typed.filter((name) => !names.has(name))).toEqual([]);
  });

  it('leads nowhere but to files and headings that there are', () => {
    const slug = (heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-');
    const headings = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading)));
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
    const broken = links.filter((target) =>
      target.startsWith('#')
        ? !headings.has(target.slice(1))
        : !target.startsWith('http') && !existsSync(path.join(root, 'docs', target)),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    'database is away',
    'Mail is stuck',
    'disk is full',
    'clock is wrong',
    'session was stolen',
    'Personal data got out',
  ])('has steps for when %s', (trouble) => {
    expect(text).toMatch(new RegExp(`^### .*${trouble}`, 'm'));
  });
});
