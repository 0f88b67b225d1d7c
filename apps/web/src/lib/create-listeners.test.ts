import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import { describe, expect, it, jest } from '@jest/globals';
import { createListeners } from './create-listeners.ts';

const added = createAction<number>('added');
const other = createAction('other');

function open() {
  const listeners = createListeners();
  const store = configureStore({
    reducer: createReducer(0, (builder) => builder.addCase(added, (sum, { payload }) => sum + payload)),
    middleware: (getDefault) => getDefault().prepend(listeners.middleware),
  });
  return { ...listeners, store };
}

describe('a listener', () => {
  it('follows its action when the state has changed, and no other', () => {
    const { store, startListening } = open();
    const seen: unknown[] = [];
    startListening({
      actionCreator: added,
      effect: ({ payload }, shop) => {
        seen.push([payload, shop.getState()]);
      },
    });
    store.dispatch(other());
    store.dispatch(added(2));
    store.dispatch(added(3));
    expect(seen).toEqual([
      [2, 2],
      [3, 5],
    ]);
  });

  it('may ask what was before, and dispatch', () => {
    const { store, startListening } = open();
    startListening({
      predicate: (_, now, before) => now !== before && (now as number) < 10,
      effect: (_, { dispatch }) => {
        dispatch(added(10));
      },
    });
    store.dispatch(added(1));
    expect(store.getState()).toBe(11);
  });

  it('that fails stops neither the action nor the next one', async () => {
    const { store, startListening } = open();
    const report = jest.fn();
    globalThis.reportError = report;
    const next = jest.fn<() => void>();
    startListening({
      matcher: added.match,
      effect: () => {
        throw new Error('storage is full');
      },
    });
    startListening({ actionCreator: added, effect: next });
    store.dispatch(added(1));
    await Promise.resolve();
    expect(next).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'storage is full' }));
  });
});
