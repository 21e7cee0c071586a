import { type Locale, languageOf } from '#src/kernel/locales.ts';
import type { QueuedMessage } from '#src/platform/mail/mail.store.ts';
import { PermanentFailure } from '#src/platform/mail/message.ts';

export type WhatsappSettings = {
  /** Meta's address with the version of its API. */
  url: string;
  /** The id that Meta gave the shop's number. */
  phoneId: string;
  token: string;
  /** Signs what Meta sends to the webhook. */
  appSecret: string;
  /** What Meta repeats when the webhook is entered there. */
  verifyToken: string;
};

type Given = Pick<QueuedMessage, 'id' | 'recipient' | 'templateId' | 'locale' | 'parameters'>;

/** What the Cloud API is sent. It has no idempotency key; our id comes back with each report about the message. */
export const whatsappRequest = ({ id, recipient, templateId, locale, parameters }: Given) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: recipient.replace('+', ''),
  type: 'template',
  template: {
    name: templateId,
    language: { code: languageOf(locale as Locale) },
    components: [{ type: 'body', parameters: (parameters ?? []).map((text) => ({ type: 'text', text })) }],
  },
  biz_opaque_callback_data: id,
});

const TIMEOUT = 10_000;
/** What Meta refuses for the moment, although with 400: its limits, its own trouble, and a token that the operator can replace. */
const PASSING = new Set([1, 2, 4, 190, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004]);

/** Hands a message to the Cloud API. Throws {@link PermanentFailure} where retrying would not help. */
export async function sendByCloudApi(whatsapp: WhatsappSettings, message: QueuedMessage): Promise<void> {
  const answer = await fetch(`${whatsapp.url}/${whatsapp.phoneId}/messages`, {
    method: 'POST',
    redirect: 'error', // the token is for this host only
    headers: { authorization: `Bearer ${whatsapp.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(whatsappRequest(message)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const body = parsed(await answer.text().catch(() => ''));
  if (answer.ok) {
    // Something else that answers in Meta's place, such as a proxy's sign-in page, has sent nothing.
    if (typeof body !== 'object' || body === null)
      throw new Error(`WhatsApp answered ${answer.status} with something else`);
    return;
  }
  const code = codeOf(body);
  const reason = `WhatsApp answered ${answer.status}${code === undefined ? '' : `, error ${code}`}`;
  const passing = answer.status >= 500 || [401, 408, 429].includes(answer.status) || PASSING.has(code ?? 0);
  throw passing ? new Error(reason) : new PermanentFailure(reason);
}

function codeOf(body: unknown): number | undefined {
  const { error } = (body ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === 'number' ? error.code : undefined;
}

/** Undefined for a proxy's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
