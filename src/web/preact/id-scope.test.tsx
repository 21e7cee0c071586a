import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'preact-render-to-string';
import { useId, useState } from 'react';
import { expect, it } from 'vitest';
import { IdScope } from './id-scope.ts';

const Field = () => <input id={useId()} />;

function Fields() {
  const [count, setCount] = useState(2);
  return (
    <IdScope name="part">
      {Array.from({ length: count }, (_, at) => (
        <Field key={at} />
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </IdScope>
  );
}

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('gives the ids that the server has printed, whatever else is rendered first', () => {
  const printed = renderToString(
    <>
      <Field />
      <IdScope name="other">
        <Field />
      </IdScope>
      <Fields />
    </>,
  );
  expect(new Set(idsIn(printed)).size).toBe(4);
  const { container } = render(<Fields />);
  const rendered = idsIn(container.innerHTML);
  expect(rendered).toEqual(idsIn(printed).slice(2));

  fireEvent.click(screen.getByRole('button'));
  const after = idsIn(container.innerHTML);
  expect(after.slice(0, 2)).toEqual(rendered);
  expect(new Set(after).size).toBe(3);
});
