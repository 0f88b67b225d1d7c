import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { readFile } from 'node:fs/promises';
import type { Schema } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { personalDataTable } from './personal-data-table.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

function fieldsOf(schema: Schema, before = ''): string[] {
  const fields: string[] = [];
  schema.eachPath((path, { schema: inner, instance, isRequired }) => {
    const isMadeUp = path === '_id' && instance === 'ObjectId' && !isRequired && before === '';
    if (inner) fields.push(...fieldsOf(inner, `${before}${path}.`));
    else if (!isMadeUp) fields.push(before + path);
  });
  return fields;
}

const models = () => Object.values(shop.database.connection.models);

describe('what is personal', () => {
  it('is said of every field of every collection that there is', () => {
    expect(models().length).toBeGreaterThan(20);
    const named = (collection: string, fields: readonly string[]) =>
      fields.map((field) => `${collection}: ${field}`);
    const stored = models().flatMap(({ collection, schema }) => named(collection.name, fieldsOf(schema)));
    const listed = models().flatMap(({ collection: { name } }) => {
      const { personal, other } = PERSONAL_DATA[name] ?? { personal: [], other: [] };
      return named(name, [...personal, ...other]);
    });
    const unlisted = stored.filter((field) => !listed.includes(field));
    if (unlisted.length > 0)
      throw new Error(`Add to personal-data.ts, then run npm run openapi:\n${unlisted.join('\n')}`);
    expect(listed.toSorted()).toEqual(stored.toSorted());
  });

  it('is said of every collection of the database, and of no other', async () => {
    const made = await shop.database.connection.listCollections();
    const known = new Set([
      ...made.map(({ name }) => name),
      ...models().map(({ collection }) => collection.name),
    ]);
    expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual([...known].toSorted());
  });

  it('is in the export, or the list says why not [R88]', () => {
    const exportedAs = Object.values(PERSONAL_DATA).flatMap((collectionPrivacy) =>
      'not' in collectionPrivacy.exportedAs ? [] : collectionPrivacy.exportedAs,
    );
    const parts = Object.keys(PersonalDataExport.shape).filter(
      (key) => !['exportedAt', 'notes'].includes(key),
    );
    expect(exportedAs.toSorted()).toEqual(parts.toSorted());
    const reasons = Object.values(PERSONAL_DATA).flatMap((collectionPrivacy) =>
      'not' in collectionPrivacy.exportedAs ? [collectionPrivacy.exportedAs.not] : [],
    );
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{15,}\.$/);
  });

  it('stands in docs/personal-data.md as it stands here [C1]', async () => {
    const page = await readFile(new URL('../../../../../docs/personal-data.md', import.meta.url), 'utf8');
    const squeezed = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
    const isCurrent = squeezed(page).includes(squeezed(personalDataTable()));
    expect(isCurrent ? [] : ['Run npm run openapi: docs/personal-data.md is out of date.']).toEqual([]);
  });
});
