import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach } from 'vitest';

// Components are tested with the shop's own English texts, so that a test reads like the page.
const files = import.meta.glob<Record<string, unknown>>('../../src/web/messages/en/*.json', {
  eager: true,
  import: 'default',
});
const messages = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
);

afterEach(cleanup);

/** Renders a component as a page of the shop does, and returns a user who types and presses there. */
export function show(element: ReactElement): ReturnType<typeof userEvent.setup> {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={messages as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return user;
}

/** A promise that the test settles once it has checked what happens in the meantime. */
export function pending<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value: T) => settle?.resolve(value),
    reject: (error: unknown) => settle?.reject(error),
  };
}
