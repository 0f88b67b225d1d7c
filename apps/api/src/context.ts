import type { Readiness } from '@e-store/server/internal-server';
import type { Tracing } from '@e-store/server/tracing';
import type { User } from '@e-store/shared/account/user';
import type { Logger } from 'pino';
import type { PasswordHasher } from './account/password-hasher.ts';
import type { CategoryList } from './catalog/category-list.ts';
import type { KeptAnswers } from './catalog/kept-answers.ts';
import type { ListedProducts } from './catalog/listed-products.ts';
import type { ProductShelf } from './catalog/product-shelf.ts';
import type { ProductSearch } from './catalog/search/product-search.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { SalesDays } from './dashboard/sales-days.ts';
import type { Limits } from './limits.ts';
import type { PictureStore } from './media/picture-store.ts';
import type { Metrics } from './metrics.ts';
import type { Turns } from './turns.ts';

export type { Holding, WrittenAnswer } from './catalog/kept-answers.ts';

/** Who is calling: the session record of the database with its user as stored now. */
export type Session = {
  id: string;
  user: User;
  passwordConfirmedAt: Date;
  /** Staff of a shop that requires a second step, who have not set it up yet. */
  mustSetUpSecondFactor: boolean;
};

export type Sessions = {
  /** The live session of a cookie's token; `undefined` when it is forged, ended, past its time, or its user is gone. */
  find: (token: string) => Promise<Session | undefined>;
  /** `device`: what its owner knows it by, `Chrome on Android`. */
  start: (
    user: Pick<User, '_id' | 'role'>,
    device: string,
  ) => Promise<{ token: string; expiresAt: Date; owner: string }>;
  end: (token: string) => Promise<void>;
  /** Ends every session of a user, but for the one given. */
  endAll: (userId: string, except?: string) => Promise<void>;
};

/** What handlers work with. Made once by `createContext`; tests give their own clock, database and mail. */
export type Context = {
  config: Config;
  /** When this process began. */
  startedAt: Date;
  /** So long a call may wait for what it needs; then it is answered 503 (R82). */
  requestLimitMs: number;
  database: Database;
  sessions: Sessions;
  limits: Limits;
  passwords: PasswordHasher;
  categories: CategoryList;
  search: ProductSearch;
  shelf: ProductShelf;
  /** Lists and details of products as they were answered, as long as they hold. */
  answers: KeptAnswers;
  /** What such lists are made of. */
  listed: ListedProducts;
  sales: SalesDays;
  pictures: PictureStore;
  /** Orders over the same products wait for each other here instead of in the database. */
  inTurn: Turns;
  /** What is counted and measured for `/metrics`. */
  metrics: Metrics;
  /** Traces of what is done, where an endpoint for them is set. */
  tracing: Tracing;
  log: Logger;
  now: () => Date;
  /** Tells the mail worker that there is something to send; losing the hint only costs it a poll's wait. */
  wakeMailWorker: () => void;
  /** Whether calls can be taken at all. */
  isMigrated: () => Promise<boolean>;
  /** Whether everything that shoppers ask for can be answered. */
  readiness: () => Promise<Readiness>;
};
