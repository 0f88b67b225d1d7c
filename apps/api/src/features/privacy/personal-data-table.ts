import { type CollectionPrivacy, PERSONAL_DATA } from './personal-data.ts';

const HEAD = ['collection', 'personal fields', 'purpose', 'retention and erasure', 'in the export'];

const describeExport = ({ exportedAs }: CollectionPrivacy) =>
  'not' in exportedAs ? `no: ${exportedAs.not}` : exportedAs.map((key) => `\`${key}\``).join(', ');

export function personalDataTable(): string {
  const rows = Object.entries(PERSONAL_DATA).map(([name, collectionPrivacy]) => [
    `\`${name}\``,
    collectionPrivacy.personal.length === 0
      ? 'none'
      : collectionPrivacy.personal.map((field) => `\`${field}\``).join(', '),
    collectionPrivacy.why,
    collectionPrivacy.until,
    describeExport(collectionPrivacy),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

export const withPersonalDataTable = (page: string): string =>
  page.replace(
    /(<!-- table -->\n)[^]*(<!-- end of table -->)/,
    (_all, begin: string, end: string) => `${begin}\n${personalDataTable()}\n${end}`,
  );
