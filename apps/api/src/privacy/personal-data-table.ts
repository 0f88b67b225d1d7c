import { type Kept, PERSONAL_DATA } from './personal-data.ts';

const HEAD = ['collection', 'personal in it', 'what for', 'how long, and where it goes', 'in an export'];

const toldOf = ({ told }: Kept) =>
  'not' in told ? `no: ${told.not}` : told.map((key) => `\`${key}\``).join(', ');

export function personalDataTable(): string {
  const rows = Object.entries(PERSONAL_DATA).map(([name, kept]) => [
    `\`${name}\``,
    kept.personal.length === 0 ? 'nothing' : kept.personal.map((field) => `\`${field}\``).join(', '),
    kept.why,
    kept.until,
    toldOf(kept),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

export const withPersonalDataTable = (page: string): string =>
  page.replace(
    /(<!-- table -->\n)[^]*(<!-- end of table -->)/,
    (_all, begin: string, end: string) => `${begin}\n${personalDataTable()}\n${end}`,
  );
