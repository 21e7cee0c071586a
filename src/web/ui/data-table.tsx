import type { ReactNode } from 'react';
import { Card } from './surface.tsx';

export type Column = {
  name: string;
  /** Figures stand under each other at the end. */
  figure?: boolean;
};
export type TableRow = { key: string; cells: ReactNode[]; strong?: boolean };

/** A table that scrolls sideways by itself where the page is narrow; the first cell of each row names it. */
export function DataTable({ label, columns, rows }: { label: string; columns: Column[]; rows: TableRow[] }) {
  return (
    // What scrolls must be reached with the keyboard.
    <Card as="section" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-soft">
            {columns.map(({ name, figure }) => (
              <th
                key={name}
                scope="col"
                className={`px-4 py-3 font-semibold whitespace-nowrap ${figure ? 'text-end' : 'text-start'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, strong }) => (
            <tr key={key} className={`border-t border-line ${strong ? 'font-bold' : ''}`}>
              {cells.map((cell, place) => {
                const look = `px-4 py-2.5 align-top ${columns[place]?.figure ? 'text-end whitespace-nowrap' : 'text-start'}`;
                return place === 0 ? (
                  <th key={columns[place]?.name} scope="row" className={`${look} ${strong ? '' : 'font-medium'}`}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[place]?.name} className={look}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
