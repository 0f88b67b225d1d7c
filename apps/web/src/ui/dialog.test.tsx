import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionDialog } from './admin/action-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const press = (from: Element, to: Element) =>
  userEvent.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, { keys: '[/MouseLeft]' }]);

describe.each([
  [
    'a dialog',
    (onClose: () => void) => (
      <Dialog label="Test" onClose={onClose}>
        <p>Text</p>
      </Dialog>
    ),
  ],
  [
    'a sheet',
    (onClose: () => void) => (
      <Sheet open label="Test" side="left" head={null} onClose={onClose}>
        <p>Text</p>
      </Sheet>
    ),
  ],
])('%s', (_what, build) => {
  it('closes by a press on the backdrop, but not by a selection that ends there', async () => {
    const onClose = jest.fn();
    render(build(onClose));
    const dialog = screen.getByRole('dialog');
    await press(screen.getByText('Text'), dialog);
    expect(onClose).not.toHaveBeenCalled();
    await press(dialog, dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog that sends', () => {
  it('stays until the answer, and shows a refusal', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    let refuse = () => {};
    const act_ = () =>
      new Promise<never>((resolve) => {
        refuse = () =>
          resolve({
            meta: { requestStatus: 'rejected' },
            payload: { status: 409, message: 'Not now.' },
          } as never);
      });
    render(<ActionDialog title="Delete" action="Delete it" cancel="Keep it" act={act_} onClose={onClose} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await press(dialog, dialog);
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => refuse());
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['button', 'submit'] as const)('takes no other click meanwhile, by its %s', async (type) => {
    const user = userEvent.setup();
    const [onClose, onSubmit] = [jest.fn(), jest.fn()];
    const show = (busy: boolean) => (
      <Dialog label="Edit" onClose={onClose}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Button busy={busy}>Save</Button>
          <Button type={type} onClick={onClose}>
            Cancel
          </Button>
        </form>
      </Dialog>
    );
    const { rerender } = render(show(true));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onClose, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    rerender(show(false));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('a dialog stays open when one within it is closed with Escape', () => {
  const [onClose, onCloseWithin] = [jest.fn(), jest.fn()];
  render(
    <Dialog label="Price" onClose={onClose}>
      <Dialog label="Sure?" onClose={onCloseWithin}>
        <p>Text</p>
      </Dialog>
    </Dialog>,
  );
  act(() => void screen.getByRole('dialog', { name: 'Sure?' }).dispatchEvent(new Event('close')));
  expect(onCloseWithin).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
