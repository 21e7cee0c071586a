import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';

const draw = (here: string) =>
  renderToStaticMarkup(
    createElement(Steps, { label: 'Way', steps: ['placed', 'packed', 'sent'], here, name: (step) => step }),
  );

it('ticks completed steps and marks the current one', () => {
  const items = draw('packed').split('<li').slice(1);
  expect(items.map((item) => item.includes('<svg'))).toEqual([true, true, false]);
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, true, false]);
});

it('draws nothing for a state that is none of the steps', () => expect(draw('cancelled')).toBe(''));
