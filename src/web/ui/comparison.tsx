import type { ReactNode } from 'react';

export type ComparedGroup = { heading: string; rows: { name: string; values: string[]; best?: boolean[] }[] };

type ComparisonProps = {
  /** Its name for screen readers. */
  caption: string;
  /** How many things are compared, at most four. */
  count: number;
  /** A `thead` of one column for the names of the figures, and one for each thing. */
  head: ReactNode;
  groups: ComparedGroup[];
  /** For a value that is missing, beside the best of a row for screen readers, and in place of the rows where there are none. */
  words: { missing: string; best: string; none: string };
};

/**
 * Figures of a few things side by side, under headings; the best of a row is bold. The row of names in `head` (`compare-names`) stays in sight. On a phone
 * a figure's name stands above its values, so that four things fit beside one another.
 */
export function Comparison({ caption, count, head, groups, words }: ComparisonProps) {
  return (
    <table className="compare tabular text-sm" data-products={count}>
      <caption className="sr-only">{caption}</caption>
      {head}
      {groups.map(({ heading, rows }) => (
        <tbody key={heading}>
          <tr>
            <th scope="rowgroup" colSpan={count + 1} className="text-start text-lg font-bold">
              {heading}
            </th>
          </tr>
          {rows.map(({ name, values, best }) => (
            <tr key={name}>
              <th scope="row" className="text-start font-normal text-soft">
                {name}
              </th>
              {values.map((value, at) => (
                <td key={at} className={best?.[at] ? 'font-bold' : ''}>
                  {value || words.missing}
                  {best?.[at] && <span className="sr-only">, {words.best}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {groups.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={count + 1} className="py-6 text-soft">
              {words.none}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}
