/** What is asked for, again and again. */
export type Target = { url: string; headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string };

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

/** What a server answered: a second, the slowest in a hundred in milliseconds, and what part of a processor the generator needed for it. */
export type Load = { perSecond: number; p99: number; generator: number };
