import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const images = ['Front', 'Back', 'Detail', 'Folded'].map((view) => ({
  id: view,
  public_id: view,
  url: `/media/tee-${view.toLowerCase()}.webp`,
  alt: `${view} of indigo T-shirt`,
}));

async function open() {
  apiServer.use(
    answer('GET /product/:id', buildProduct({ _id: objectId(1), name: 'Goa Stripe T-Shirt', images })),
  );
  const { user } = renderRoutes(`/product/${objectId(1)}`);
  const list = within(await screen.findByRole('list', { name: 'Pictures' }));
  const second = list.getByRole('link', { name: 'Enlarge: Back of indigo T-shirt' });
  return { user, list, second };
}

describe('the pictures of a product', () => {
  it('are four, and lead to themselves where no script runs', async () => {
    const { list, second } = await open();
    expect(list.getAllByRole('img')).toHaveLength(4);
    expect(second).toHaveAttribute('href', '/media/tee-back.webp');
  });

  it('open large, and tell which of them is shown', async () => {
    const { user, second } = await open();
    await user.click(second);
    const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of Goa Stripe T-Shirt' }));
    expect(viewer.getByRole('status')).toHaveTextContent('2 of 4');
    expect(viewer.getByRole('img', { name: 'Back of indigo T-shirt' })).toBeInTheDocument();
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(viewer.getByRole('status')).toHaveTextContent('3 of 4');
    expect(viewer.getByRole('img', { name: 'Detail of indigo T-shirt' })).toBeInTheDocument();
  });

  it('are gone through by arrow keys, round and round, and by Home and End', async () => {
    const { user, second } = await open();
    await user.click(second);
    const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    viewer.getByRole('button', { name: 'Zoom' }).focus();
    const position = viewer.getByRole('status');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(position).toHaveTextContent('1 of 4');
    await user.keyboard('{ArrowLeft}');
    expect(position).toHaveTextContent('4 of 4');
    await user.keyboard('{Home}');
    expect(position).toHaveTextContent('1 of 4');
    await user.keyboard('{End}');
    expect(position).toHaveTextContent('4 of 4');
  });

  it('come nearer by + and the button; then the arrow keys move the picture, not on to the next', async () => {
    const { user, second } = await open();
    await user.click(second);
    const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    const zoom = viewer.getByRole('button', { name: 'Zoom' });
    zoom.focus();
    await user.keyboard('+');
    expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByRole('status')).toHaveTextContent('2 of 4');
    await user.click(zoom);
    expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('+');
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });

  it('are shown in the largest version as soon as that is there', async () => {
    const { user, second } = await open();
    await user.click(second);
    const viewer = await screen.findByRole('dialog', { name: /^Pictures of/ });
    const picture = within(viewer).getByRole('img', { name: 'Back of indigo T-shirt' });
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('?w=800 800w'));
    const largest = viewer.querySelector('img[hidden]')!;
    expect(largest).toHaveAttribute('src', '/media/tee-back.webp?w=1600');
    fireEvent.load(largest);
    const replaced = within(viewer).getByRole('img', { name: 'Back of indigo T-shirt' });
    expect(replaced).toHaveAttribute('src', '/media/tee-back.webp?w=1600');
    expect(replaced).not.toHaveAttribute('srcset');
  });

  it('come no nearer than their own pixels', async () => {
    const { user, second } = await open();
    await user.click(second);
    const viewer = await screen.findByRole('dialog', { name: /^Pictures of/ });
    fireEvent.load(viewer.querySelector('img[hidden]')!);
    const picture = within(viewer).getByRole('img');
    Object.defineProperties(picture, { naturalWidth: { value: 300 }, naturalHeight: { value: 375 } });
    const stage = picture.parentElement!;
    Object.defineProperties(stage, { clientWidth: { value: 1440 }, clientHeight: { value: 800 } });
    fireEvent.load(picture);
    expect(within(viewer).getByRole('button', { name: 'Zoom' })).toBeDisabled();
    await user.click(within(viewer).getByRole('button', { name: 'Next picture' }));
    expect(within(viewer).getByRole('button', { name: 'Zoom' })).toBeEnabled();
  });

  it('are closed by the cross', async () => {
    const { user, second } = await open();
    await user.click(second);
    const viewer = await screen.findByRole('dialog', { name: /^Pictures of/ });
    await user.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
  });
});
