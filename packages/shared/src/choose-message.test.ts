import { expect, it } from '@jest/globals';
import { chooseMessage } from './choose-message.ts';

it.each([
  [['newest'], 'Choose newest.'],
  [[10, 20], 'Choose 10 or 20.'],
  [['all', 'shown', 'hidden'], 'Choose all, shown or hidden.'],
])('names what can be chosen: %j', (values, message) => {
  expect(chooseMessage(values)).toBe(message);
});
