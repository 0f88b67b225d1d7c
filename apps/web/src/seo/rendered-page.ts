import type { RootState } from '../app/store.ts';

export type RenderedPage = {
  origin: string;
  url: URL;
  page: string | undefined;
  keyword: string | undefined;
  state: RootState;
};
