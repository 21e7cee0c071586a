import { describe, expect, it } from 'vitest';
import { isStopWord, readWhatsappNews } from './read-news.ts';

const body = (value: object) => JSON.stringify({ entry: [{ changes: [{ value, field: 'messages' }] }] });
const said = (text: string) => ({ from: '919876543210', type: 'text', text: { body: text } });

describe('stop words', () => {
  it.each(['STOP', ' stop. ', 'Stop!!', 'UNSUBSCRIBE', 'बंद', 'बंद करें।', 'रोकें', 'બંધ', 'બંધ કરો', 'રોકો'])('%s', (word) => {
    expect(isStopWord(word)).toBe(true);
  });
  it.each(['please do not stop', 'stop the delivery of order 12', 'When does it start?', '', '123', 'બંધારણ', 'बंदर'])(
    'not %s',
    (word) => {
      expect(isStopWord(word)).toBe(false);
    },
  );
});

it('reads stops, deliveries and failures, and nothing else', () => {
  const news = readWhatsappNews(
    body({
      messages: [
        said('STOP'),
        said('Where is my order?'),
        { from: '919812345678', button: { text: 'Stop', payload: 'x' } },
        { from: 'nobody', text: { body: 'stop' } },
      ],
      statuses: [
        { status: 'sent', biz_opaque_callback_data: 'whatsapp_1' },
        { status: 'delivered', biz_opaque_callback_data: 'whatsapp_2' },
        {
          status: 'failed',
          biz_opaque_callback_data: 'whatsapp_3',
          errors: [{ code: 131_026, title: 'Message\nundeliverable' }],
        },
        { status: 'failed' },
      ],
    }),
  );
  expect(news).toEqual({
    stops: ['+919876543210', '+919812345678'],
    reports: [{ id: 'whatsapp_2' }, { id: 'whatsapp_3', failed: 'WhatsApp reported: 131026 Message undeliverable' }],
  });
});

it.each(['', 'no JSON', 'null', '[]', '{"entry":[null,{"changes":[1,{"value":{"messages":{},"statuses":"x"}}]}]}'])(
  'has no news in %s',
  (raw) => {
    expect(readWhatsappNews(raw)).toEqual({ stops: [], reports: [] });
  },
);
