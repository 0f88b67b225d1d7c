import { afterEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { captureEarlyChoices } from './browser-early-choice.ts';

const user = userEvent.setup();

function page(html: string) {
  document.body.innerHTML = html;
  const heard = jest.fn();
  return {
    heard,
    listen: () => {
      document.body.addEventListener('change', ({ target }) => heard((target as Element).id));
    },
  };
}

afterEach(() => {
  document.body = document.createElement('body');
});

describe('a choice made before the page is alive', () => {
  it('is told to it: files, and an option of a list', async () => {
    const { heard, listen } = page(
      '<input id="files" type="file"><select id="sort"><option>New</option><option>Cheap</option></select>',
    );
    const tellAgain = captureEarlyChoices();
    await user.upload(document.querySelector('input')!, new File(['x'], 'a.png', { type: 'image/png' }));
    await user.selectOptions(document.querySelector('select')!, 'Cheap');
    listen();
    tellAgain();
    expect(heard.mock.calls.flat().toSorted()).toEqual(['files', 'sort']);
  });

  it('is told for files even when it came before anything listened', async () => {
    const { heard, listen } = page('<input id="files" type="file">');
    await user.upload(document.querySelector('input')!, new File(['x'], 'a.png', { type: 'image/png' }));
    const tellAgain = captureEarlyChoices();
    listen();
    tellAgain();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is none where nothing was chosen, or what was is gone', async () => {
    const { heard, listen } = page(
      '<input id="files" type="file"><select id="sort"><option>New</option><option>Cheap</option></select>',
    );
    const tellAgain = captureEarlyChoices();
    const list = document.querySelector('select')!;
    await user.selectOptions(list, 'Cheap');
    list.remove();
    listen();
    tellAgain();
    expect(heard).not.toHaveBeenCalled();
  });
});
