/** What is asked for, again and again; `pid` is the process that answers, where that is known. */
export type Target = {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
  pid?: number;
};

/** What a generator counted. Times are milliseconds; `processor` is the processor time that it needed itself, in seconds. */
export type Counted = {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  bad: number;
  failed: number;
  processor: number;
};

/** What parts of a processor a measurement took: the generator, and the thread that answers; not a number where nobody can know. */
export type Needed = { generator: number; server: number };

/** What a server answered: a second, and the slowest in a hundred in milliseconds. */
export type Load = { perSecond: number; p99: number } & Needed;
