import type { Browser } from '@playwright/test';
import { asOwner } from './order-people.ts';
import { call, expect } from './shopping.ts';

type Wanted = { to: string; kind?: string /** How many of them there were before. */; after?: number };

/** Waits for a message in the shop's outbox, and returns the text of the newest. */
export const messageTo = (browser: Browser, { to, kind, after = 0 }: Wanted): Promise<string> =>
  asOwner(browser, async (owner) => {
    let text = '';
    await expect
      .poll(async () => {
        const { data } = await call(owner, 'GET', '/outbox?limit=200');
        const found = data.messages.filter(
          (one: { to: string; kind: string }) => one.to === to && (!kind || one.kind === kind),
        );
        if (found.length > after) text = (await call(owner, 'GET', `/outbox/${found[0]._id}`)).data.message.text;
        return text;
      })
      .not.toBe('');
    return text;
  });

/** The path of the link that a mail is about. */
export const linkIn = (text: string): string => /https?:\/\/[^\s/]+(\/\S+#token=[\w-]+)/.exec(text)?.[1] ?? '';

/** The six digits of an SMS. */
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
