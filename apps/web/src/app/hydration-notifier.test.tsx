import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createApiClient } from '../lib/api-client.ts';
import { HydrationNotifier } from './hydration-notifier.tsx';
import { makeStore } from './store.ts';

const KINDS = ['T-Shirt', 'Shirt', 'Jeans'];

function Filters({ onChoose }: { onChoose: (kind: string) => void }) {
  const [kind, setKind] = useState('T-Shirt');
  return KINDS.map((name) => (
    <label key={name}>
      <input
        type="radio"
        name="kind"
        checked={kind === name}
        onChange={() => {
          setKind(name);
          onChoose(name);
        }}
      />
      {name}
    </label>
  ));
}

afterEach(() => document.body.replaceChildren());

describe('an option chosen before the page is alive', () => {
  it.each([
    ['Jeans', ['Jeans']],
    [undefined, []],
  ])('%s is chosen once when it is', async (early, expected) => {
    const chosen = jest.fn();
    const page = (
      <StrictMode>
        <Provider store={makeStore({ api: createApiClient(), routeModules: [] })}>
          <Filters onChoose={chosen} />
          <HydrationNotifier />
        </Provider>
      </StrictMode>
    );
    const frame = document.createElement('div');
    frame.innerHTML = renderToString(page);
    document.body.append(frame);
    if (early) screen.getByLabelText<HTMLInputElement>(early).click();
    const root = await act(async () => Promise.resolve(hydrateRoot(frame, page)));

    expect(chosen.mock.calls.flat()).toEqual(expected);
    expect(screen.getByLabelText(early ?? 'T-Shirt')).toBeChecked();
    act(() => root.unmount());
  });
});
