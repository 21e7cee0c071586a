export { boughtSince } from './bought-since.store.ts';
