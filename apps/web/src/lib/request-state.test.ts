import { configureStore, createSlice } from '@reduxjs/toolkit';
import { describe, expect, it } from '@jest/globals';
import { ApiCallFailed, UNREACHABLE, type ApiFailure } from './api-failure.ts';
import { addRequestCases, errorsCleared, idle, type RequestState } from './request-state.ts';
import { createApiThunk, type ThunkExtra } from './thunk.ts';

type WordState = RequestState & { word: string | null };
const refused: ApiFailure = { status: 400, code: 'VALIDATION_FAILED', message: 'No.' };

const initialState = { ...idle, word: null } as WordState;

const say = createApiThunk('word/say', (_api, promised: Promise<string>) => promised);
const wordSlice = createSlice({
  name: 'word',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, say, {
      success: (state, word) => {
        state.word = word;
      },
    });
  },
});

function makeWordStore() {
  const extraArgument: ThunkExtra = { api: { call: () => Promise.reject(new Error('not called')) } };
  return configureStore({
    reducer: wordSlice.reducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument }, serializableCheck: false }),
  });
}

describe('request state', () => {
  it('goes from loading to the answer [spec 3-12] [spec 4-2] [spec 4-3] [spec 4-18]', async () => {
    const store = makeWordStore();
    const asked = store.dispatch(say(Promise.resolve('hello')));
    expect(store.getState().status).toBe('loading');
    await asked;
    expect(store.getState()).toMatchObject({ status: 'succeeded', word: 'hello' });
  });

  it("keeps the server's failure until errors are cleared [spec 4-1] [spec 4-2] [spec 4-3] [spec 4-18]", async () => {
    const store = makeWordStore();
    await store.dispatch(say(Promise.reject(new ApiCallFailed(refused))));
    expect(store.getState()).toMatchObject({ status: 'failed', error: refused });
    store.dispatch(errorsCleared());
    expect(store.getState()).toMatchObject({ status: 'idle', error: undefined });
  });

  it('says that the shop is away when something unforeseen broke', async () => {
    const store = makeWordStore();
    await store.dispatch(say(Promise.reject(new TypeError('x is not a function'))));
    expect(store.getState().error).toEqual(UNREACHABLE);
  });

  it('of two requests at once only the later one counts, in whatever order they end', async () => {
    const store = makeWordStore();
    const { promise: slow, resolve: endSlow } = deferred<string>();
    const first = store.dispatch(say(slow));
    await store.dispatch(say(Promise.resolve('second')));
    endSlow('first');
    await first;
    expect(store.getState()).toMatchObject({ status: 'succeeded', word: 'second' });
  });
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
