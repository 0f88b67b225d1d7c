import { z } from 'zod';

/** A calendar day of India. */
export const Day = z.iso.date('Enter a day like 2026-11-20.');

export const dayRange = { from: Day, to: Day };

type Days = { from?: string | undefined; to?: string | undefined };

export const isChronological = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined || from <= to;

export const NOT_CHRONOLOGICAL = {
  path: ['to'],
  error: 'Choose a last day on or after the first day.',
};
