import { expect, it } from 'vitest';
import { guessHeading } from './headings.ts';

it.each([
  ['name_hi', 'name_hi'],
  ['Name hi', 'name_hi'],
  ['Product name (Hindi)', 'name_hi'],
  ['Hindi product name', 'name_hi'],
  ['Description in Gujarati', 'description_gu'],
  ['नाम (हिंदी)', 'name_hi'],
  ['हिन्दी में नाम', 'name_hi'],
  ['નામ (ગુજરાતી)', 'name_gu'],
  ['ગુજરાતીમાં વર્ણન', 'description_gu'],
  ['In the box, Gujarati', 'in_the_box_gu'],
  ['Warranty details (Hindi)', 'warranty_words_hi'],
  ['Price (Hindi)', ''],
  ['Hindi', ''],
  ['Product name', 'name'],
])('%s becomes %s', (heading, field) => {
  expect(guessHeading(heading).field).toBe(field);
});
