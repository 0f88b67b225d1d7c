import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keepEarlyClick } from './browser-early-click.ts';

afterEach(() => document.body.replaceChildren());

function addButton(type = 'button') {
  document.body.innerHTML = `<button type="${type}"><span>Add to cart</span></button>`;
  const button = document.querySelector('button')!;
  return { button, label: document.querySelector('span')! };
}

describe('a click before the page is alive', () => {
  it('on a button happens again when it is', () => {
    const { button, label } = addButton();
    const clickAgain = keepEarlyClick();
    label.click();
    const add = jest.fn();
    button.addEventListener('click', add);
    clickAgain();
    expect(add).toHaveBeenCalledTimes(1);
    label.click();
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser where it can do it alone', () => {
    const { button, label } = addButton('submit');
    const clickAgain = keepEarlyClick();
    label.click();
    const send = jest.fn();
    button.addEventListener('click', send);
    clickAgain();
    expect(send).not.toHaveBeenCalled();
  });

  it('is forgotten when its button is gone', () => {
    const { button, label } = addButton();
    const clickAgain = keepEarlyClick();
    label.click();
    const add = jest.fn();
    button.addEventListener('click', add);
    button.remove();
    clickAgain();
    expect(add).not.toHaveBeenCalled();
  });
});
