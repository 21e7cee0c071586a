// Given to Node by `--import`: writes the address of every module that the process has loaded to the file KIRAN_TEST_MODULES, when it exits.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';

const loaded = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
process.on('exit', () => writeFileSync(process.env.KIRAN_TEST_MODULES, loaded.join('\n')));
