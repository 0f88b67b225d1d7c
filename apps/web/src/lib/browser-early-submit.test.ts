import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { captureEarlySubmit } from './browser-early-submit.ts';

afterEach(() => document.body.replaceChildren());

function addForm(attributes: string) {
  const page = document.createElement('div');
  page.innerHTML = `<form ${attributes}><input name="text"><button name="by">Send</button></form>`;
  document.body.append(page);
  const sentByBrowser = jest.fn();
  const watch = (event: Event) => {
    if (!event.defaultPrevented) sentByBrowser();
    event.preventDefault();
  };
  page.addEventListener('submit', watch);
  const form = document.querySelector('form')!;
  return { form, sentByBrowser, press: () => document.querySelector('button')!.click() };
}

describe('a form sent before the page is alive', () => {
  it.each(['method="post"', 'method="post" action="/newsletter"', ''])(
    'is held and sent again by the same button: <form %s>',
    (attributes) => {
      const { form, sentByBrowser, press } = addForm(attributes);
      const { replaySubmit } = captureEarlySubmit();
      press();
      expect(sentByBrowser).not.toHaveBeenCalled();

      const submitters: (string | undefined)[] = [];
      form.addEventListener('submit', ({ submitter }) => {
        submitters.push((submitter as HTMLButtonElement | null)?.name);
      });
      replaySubmit();
      expect(submitters).toEqual(['by']);
    },
  );

  it('is left to the browser where it only reads', () => {
    const { sentByBrowser, press } = addForm('action="/products"');
    const { replaySubmit } = captureEarlySubmit();
    press();
    expect(sentByBrowser).toHaveBeenCalledTimes(1);
    replaySubmit();
    expect(sentByBrowser).toHaveBeenCalledTimes(1);
  });

  it('is sent by the browser when the scripts never come', () => {
    const { form, press } = addForm('method="post"');
    const submit = jest.spyOn(form, 'submit').mockImplementation(() => undefined);
    const { submitNatively } = captureEarlySubmit();
    press();
    submitNatively();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when it is gone', () => {
    const { form, press } = addForm('method="post"');
    const again = jest.spyOn(form, 'requestSubmit');
    const { replaySubmit } = captureEarlySubmit();
    press();
    form.remove();
    replaySubmit();
    expect(again).not.toHaveBeenCalled();
  });
});
