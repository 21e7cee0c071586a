import { describe, expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { headerLine, isMailAddress, toMobile } from './message.ts';
import { renderMail } from './render-mail.ts';

const HOSTILE = '<img src=x onerror="alert(1)">&\'';

describe('a mail', () => {
  const { html, text } = renderMail(
    {
      subject: HOSTILE,
      heading: `Heading ${HOSTILE}`,
      parts: [
        { paragraph: `First\nsecond ${HOSTILE}` },
        { table: [[HOSTILE, HOSTILE]] },
        { quote: `they wrote\n${HOSTILE}` },
        { button: HOSTILE, url: 'https://shop.example/a?b=1&c="2"' },
        { link: HOSTILE, url: 'https://shop.example/out?d="3"' },
      ],
    },
    'gu',
    BRAND,
    'https://shop.example',
  );

  it('treats nothing that it is given as HTML', () => {
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/onerror="/);
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;&#39;/g)).toHaveLength(8);
    expect(html).toContain('href="https://shop.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).toContain('href="https://shop.example/out?d=&quot;3&quot;"');
  });

  it('says the same as plain text, with quotes marked on each line', () => {
    for (const words of [
      'Heading',
      'First\nsecond',
      '> they wrote\n> <img',
      'https://shop.example/a?b=1&c="2"',
      'out?d="3"',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('&amp;');
  });

  it('names its language, loads nothing and runs nothing', () => {
    expect(html).toContain('<html lang="gu">');
    expect(html).not.toMatch(/<script|<link|src=["']?http|url\(/i);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});

it.each([
  ['Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
  ['a\u0000b\u2028c\u0085d', 'a b c d'],
  ['  wide  ', 'wide'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('a header of %j has one line', (given, line) => expect(headerLine(given)).toBe(line));

it.each(['asha@example.com', 'a.b+c@sub.example.co.in', 'आशा@उदाहरण.भारत'])('%s is an address', (address) =>
  expect(isMailAddress(address)).toBe(true),
);
it.each([
  'asha',
  'a@b@c',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\n',
  'Asha <a@example.com>',
  '"a b"@example.com',
  '@example.com',
  'a@',
  'group:a@example.com;',
  `${'a'.repeat(65)}@example.com`,
])('%j is not', (address) => expect(isMailAddress(address)).toBe(false));

it.each([
  ['9876543210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['1234567890', undefined],
  ['98765', undefined],
  ['9876543210;rm', undefined],
])('%s is the mobile number %s', (phone, mobile) => expect(toMobile(phone)).toBe(mobile));
