import { expect, it } from 'vitest';
import { blankDetails, fromInputs, toInputs } from './product-details.ts';
import { spokenIn } from './product-words.ts';

const product = {
  id: 'a',
  name: 'Panel',
  title: 'For roofs',
  inTheBox: ['One panel'],
  warranty: { years: 5, words: 'On the product' },
  words: { hi: { name: 'पैनल', inTheBox: ['एक पैनल'], warrantyWords: 'प्रोडक्ट पर' }, gu: { description: 'છત માટે' } },
};

it('is said in the reader’s language as far as there are words, otherwise in English', () => {
  expect(spokenIn('hi', product)).toMatchObject({
    name: 'पैनल',
    title: 'For roofs',
    inTheBox: ['एक पैनल'],
    warranty: { years: 5, words: 'प्रोडक्ट पर' },
  });
  // What a view does not show is not added to it.
  expect(spokenIn('gu', product)).toEqual(product);
  expect(spokenIn('en', product)).toBe(product);
  expect(spokenIn('en-x-spec', product)).toBe(product);
});

it('is entered part by part, and what is empty is not kept', () => {
  const details = { ...blankDetails(), words: product.words };
  const inputs = toInputs(details);
  expect(inputs).toMatchObject({ nameHi: 'पैनल', titleHi: '', inTheBoxHi: ['एक पैनल'], descriptionGu: 'છત માટે' });
  expect(fromInputs(inputs).words).toEqual(product.words);
  expect(fromInputs({ ...inputs, descriptionGu: '' }).words).toEqual({ hi: product.words.hi });
});
