import { readStored, writeStored, type KeyValueStorage } from '../../../lib/stored-json.ts';

export const PRINT_PAPERS = ['a4', 'a6'] as const;
export type PrintPaper = (typeof PRINT_PAPERS)[number];

const KEY = 'printPaper';

export function readPrintPaper(storage: KeyValueStorage): PrintPaper {
  const stored = readStored(storage, KEY);
  return PRINT_PAPERS.find((paper) => paper === stored) ?? 'a4';
}

export function savePrintPaper(storage: KeyValueStorage, paper: PrintPaper): void {
  writeStored(storage, KEY, paper);
}
