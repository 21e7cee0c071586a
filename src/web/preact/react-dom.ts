// @ts-expect-error Preact types it as a namespace; it is a module.
export * from 'preact/compat';
export { default } from 'preact/compat';
