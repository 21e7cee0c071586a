import { expect, it } from 'vitest';
import { SETTINGS } from '#src/shop/back-office/settings/registry.ts';
import { LAUNCH_LINKS } from './launch-links.ts';

it('links an item about settings to its section', () => {
  const sectionOf = (link: string) => new URL(link, 'https://shop.example').searchParams.get('section');
  const section = (key: string) => SETTINGS.find((setting) => setting.key === key)?.section;
  expect(sectionOf(LAUNCH_LINKS.logo)).toBe(section('logo'));
  expect(sectionOf(LAUNCH_LINKS.contacts)).toBe(section('contact.phone'));
  expect(sectionOf(LAUNCH_LINKS.business)).toBe(section('legal.seller'));
});
