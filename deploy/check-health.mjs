// The container's health check: whether the shop in this container answers. Its database is not asked: an outage is no reason to end it.
import process from 'node:process';

const { HOST = '0.0.0.0', PORT = '3000' } = process.env;
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
const answer = await fetch(`http://${host}:${PORT}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
