import { expect, it } from 'vitest';
import { readReport } from './wrk.ts';

const PRINTED = `Running 1s test @ http://127.0.0.1:1/
  1 threads and 16 connections
  Latency   340.00us    1.00ms  12.00ms
Requests/sec:  40000.00

FIGURES {"requests":40400,"microseconds":1010000,"p50":340,"p99":1200,"bad":3,"failed":1}
0m0.001000s 0m0.002000s
1m0.250000s 0m0.500000s
`;

it('reads figures, and the processor time of wrk, not of the shell around it', () => {
  expect(readReport(PRINTED)).toEqual({
    requests: 40_400,
    seconds: 1.01,
    p50: 0.34,
    p99: 1.2,
    bad: 3,
    failed: 1,
    processor: 60.75,
  });
});

it('says what it could not read', () => {
  expect(() => readReport('unable to connect\n')).toThrow('unable to connect');
});
