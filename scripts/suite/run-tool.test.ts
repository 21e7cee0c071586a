import { expect, it } from 'vitest';
import { collectTool } from './run-tool.ts';

it.each([
  ['succeeded', "console.log('said'); console.error('warned')", true, /said[\s\S]*warned/],
  ['found something', "console.log('found'); process.exitCode = 1", false, /found/],
  ['was killed', "process.kill(process.pid, 'SIGKILL')", false, /^$/],
])('keeps the output of a tool that %s', async (_, script, ok, output) => {
  const done = await collectTool(['node', '--eval', script]);
  expect(done.ok).toBe(ok);
  expect(done.output).toMatch(output);
});

it('fails if the tool does not exist', async () => {
  expect(await collectTool(['no-such-tool'])).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') });
});
