import { expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../app/store.ts';
import { createApiClient } from '../../../lib/api-client.ts';
import { apiServer } from '../../../testing/api-server.ts';
import type { FormPicture } from './product-form.ts';
import { useUploads } from './use-uploads.ts';

const store = makeStore({ api: createApiClient() });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const file = (name: string, type = 'image/jpeg') => new File([name], name, { type });

it('waits for the pictures of both choices when a second one overlaps the first', async () => {
  let arrive = () => {};
  const first = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let count = 0;
  apiServer.use(
    http.post('*/api/v1/admin/pictures', async () => {
      count += 1;
      const public_id = `up-${count}`;
      if (count === 1) await first;
      return HttpResponse.json({ public_id, url: `/media/${public_id}.webp`, width: 800, height: 1000 });
    }),
  );
  const { result } = renderHook(
    () => {
      const [pictures, setPictures] = useState<FormPicture[]>([]);
      return { pictures, uploads: useUploads(pictures, setPictures) };
    },
    { wrapper },
  );
  act(() => result.current.uploads.upload([file('a.jpg'), file('b.txt', 'text/plain')]));
  act(() => result.current.uploads.upload([file('c.jpg')]));
  expect(result.current.uploads.sending).toBe(3);
  const finished = act(() => result.current.uploads.finish());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current.uploads.sending).toBe(3);
  arrive();
  expect(await finished).toBe(false);
  await waitFor(() =>
    expect(result.current.pictures.map(({ public_id }) => public_id)).toEqual(['up-1', 'up-2']),
  );
  expect(result.current.uploads).toMatchObject({
    sending: 0,
    complaints: [expect.stringContaining('b.txt')],
  });
});
