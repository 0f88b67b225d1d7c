import { useEffect, useState } from 'react';
import { type ApiFailure, UNREACHABLE } from '../../lib/api-failure.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { fetchSuggestions, type Suggestions } from './search-options.ts';

/** Longer than a quick typist's pause between letters. */
const PAUSE_MS = 140;

export type SuggestionState = {
  words: string;
  suggestions: Suggestions | undefined;
  failure: string | undefined;
};

/** Aborts earlier calls, so none answers late. */
export function useSuggestions(typed: string): SuggestionState {
  const words = typed.trim();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SuggestionState>({
    words: '',
    suggestions: undefined,
    failure: undefined,
  });
  useEffect(() => {
    let request: ReturnType<typeof ask> | undefined;
    const ask = () => dispatch(fetchSuggestions(words));
    const show = async () => {
      request = ask();
      const { payload, meta } = await request;
      if (meta.requestStatus === 'fulfilled')
        setState({ words, suggestions: payload as Suggestions, failure: undefined });
      else if (!meta.aborted) setState({ words, suggestions: undefined, failure: getErrorMessage(payload) });
    };
    const timer = setTimeout(() => void show(), words === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, words]);
  return state;
}

const getErrorMessage = (payload: unknown) => ((payload as ApiFailure | undefined) ?? UNREACHABLE).message;
