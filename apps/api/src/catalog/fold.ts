/** A word as shoppers choose by it: whatever the letter case. */
export const fold = (word: string) => word.normalize('NFC').toLowerCase();
