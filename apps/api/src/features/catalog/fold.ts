export const fold = (word: string) => word.normalize('NFC').toLowerCase();
