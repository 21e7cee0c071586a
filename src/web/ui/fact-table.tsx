import type { ReactNode } from 'react';

type Group = { heading: string; facts: { name: string; value: ReactNode }[] };

/** Named facts in groups, each under its heading. */
export function FactTable({ caption, groups }: { caption: string; groups: Group[] }) {
  return (
    <table className="-mt-7 w-full text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      {groups.map(({ heading, facts }) => (
        <tbody key={heading}>
          <tr>
            <th scope="rowgroup" className="pt-7 pb-2 text-start text-base font-bold tracking-tight">
              {heading}
            </th>
            {/* One cell across the table's first row would pass for its caption. */}
            <td />
          </tr>
          {facts.map(({ name, value }, at) => (
            <tr key={`${name} ${at}`} className="border-b border-line align-top">
              <th scope="row" className="w-[46%] py-3 pe-4 text-start font-normal text-soft">
                {name}
              </th>
              <td className="tabular py-3 font-semibold">{value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The same, a table for each group; on a wide screen they stand beside one another. */
export const FactColumns = ({ groups }: { groups: Group[] }) => (
  <div className="gap-x-14 md:columns-2 xl:columns-3">
    {groups.map(({ heading, facts }) => (
      <table key={heading} className="mb-9 w-full break-inside-avoid text-sm">
        <caption className="border-b border-edge pb-2 text-start text-base font-bold">{heading}</caption>
        <tbody>
          {facts.map(({ name, value }, at) => (
            <tr key={`${name} ${at}`} className="border-b border-line align-top">
              <th scope="row" className="w-1/2 py-2.5 pe-4 text-start font-normal text-soft">
                {name}
              </th>
              <td className="tabular py-2.5 font-semibold wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
