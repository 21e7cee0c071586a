/** A figure that decides: its number, the unit on the same line, and what it is. A `dl` holds several. */
export const Figure = ({ value, unit, label }: { value: string; unit?: string; label: string }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-xs text-soft wrap-anywhere">{label}</dt>
    <dd className="tabular flex flex-wrap items-baseline gap-x-1 text-section font-bold">
      {value}
      {unit && <span className="text-xs font-semibold md:text-sm">{unit}</span>}
    </dd>
  </div>
);
