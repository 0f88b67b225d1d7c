import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { fetchSuggestions, type Suggestions } from './suggestions.ts';

/** Longer than between two letters of a quick typist. */
const PAUSE_MS = 140;

export type SuggestionState = {
  /** What the suggestions are for; they stay until those for the next words come. */
  words: string;
  suggestions: Suggestions | undefined;
  /** The server's sentence. */
  failure: string | undefined;
};

/** Suggestions for the words typed last: earlier calls are broken off, and none of them answers late. */
export function useSuggestions(typed: string): SuggestionState {
  const words = typed.trim();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SuggestionState>({
    words: '',
    suggestions: undefined,
    failure: undefined,
  });
  useEffect(() => {
    let request: { abort: () => void } | undefined;
    const timer = setTimeout(
      () => {
        const asked = dispatch(fetchSuggestions(words));
        request = asked;
        void asked.then(({ payload, meta }) => {
          if (meta.requestStatus === 'fulfilled')
            setState({ words, suggestions: payload as Suggestions, failure: undefined });
          else if (!('aborted' in meta && meta.aborted))
            setState({
              words,
              suggestions: undefined,
              failure: payload && 'message' in payload ? payload.message : undefined,
            });
        });
      },
      words === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, words]);
  return state;
}
