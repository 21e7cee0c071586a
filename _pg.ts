import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { createLog } from '#src/platform/log.ts';
const t=Date.now(); const p = await startEmbeddedPostgres('./data', createLog('info')); console.log(p, Date.now()-t);
