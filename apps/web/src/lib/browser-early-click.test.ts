import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { captureEarlyClick } from './browser-early-click.ts';

afterEach(() => document.body.replaceChildren());

function addButton(type = 'button') {
  document.body.innerHTML = `<button type="${type}"><span>Add to cart</span></button>`;
  const button = document.querySelector('button')!;
  return { button, label: document.querySelector('span')! };
}

describe('a click before the page is alive', () => {
  it('on a button happens again when it is', () => {
    const { button, label } = addButton();
    const replayClick = captureEarlyClick();
    label.click();
    const add = jest.fn();
    button.addEventListener('click', add);
    replayClick();
    expect(add).toHaveBeenCalledTimes(1);
    label.click();
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser where it can do it alone', () => {
    const { button, label } = addButton('submit');
    const replayClick = captureEarlyClick();
    label.click();
    const send = jest.fn();
    button.addEventListener('click', send);
    replayClick();
    expect(send).not.toHaveBeenCalled();
  });

  it('is forgotten when its button is gone', () => {
    const { button, label } = addButton();
    const replayClick = captureEarlyClick();
    label.click();
    const add = jest.fn();
    button.addEventListener('click', add);
    button.remove();
    replayClick();
    expect(add).not.toHaveBeenCalled();
  });
});
