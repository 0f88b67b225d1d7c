import { setTimeout as wait } from 'node:timers/promises';

export const LOGIN_WINDOW_S = 15 * 60;
const ROOM_S = 60;

export const secondsLeftOfLoginWindow = (): number => LOGIN_WINDOW_S - ((Date.now() / 1000) % LOGIN_WINDOW_S);

/** Each window counts guesses anew. */
export async function waitForRoomInLoginWindow(): Promise<void> {
  const left = secondsLeftOfLoginWindow();
  if (left < ROOM_S) await wait((left + 1) * 1000);
}
