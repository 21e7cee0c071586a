import type { ComponentProps, ReactNode } from 'react';
import { Card } from './surface.tsx';

export type Column<Row> = {
  key: string;
  name: ReactNode;
  cell: (row: Row, at: number) => ReactNode;
  /** Its cells are the row headers. */
  heads?: boolean;
  /** Right-aligned, with figures under each other. */
  figure?: boolean;
  /** Classes of head and cells: a width, or where the column is hidden. */
  className?: string;
  /** Replaces the cells' styling, where they hold more than text. */
  cellLook?: string;
  cellProps?: (row: Row) => ComponentProps<'td'>;
};

type TableProps<Row> = {
  /** Its name for screen readers; `captioned` also shows it. */
  caption: string;
  captioned?: boolean;
  look?: keyof typeof LOOKS;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  rowProps?: (row: Row) => ComponentProps<'tr'>;
  /** A last row of totals, one cell per column. */
  foot?: readonly ReactNode[];
  /** What is shown without rows. */
  none?: string;
  className?: string;
};

/** `framed`: a raised card that scrolls sideways on its own if the page is narrow. `printed`: black on paper. */
const LOOKS = {
  plain: {
    table: 'w-full border-collapse text-sm',
    caption: 'pb-2 text-sm',
    head: 'border-b border-line text-xs text-soft',
    name: 'px-1.5 py-2 font-semibold first:ps-0 last:pe-0 sm:px-3',
    cell: 'px-1.5 py-2.5 first:ps-0 last:pe-0 sm:px-3',
    line: 'border-t border-line align-top',
  },
  framed: {
    table: 'tabular w-full border-collapse text-sm',
    caption: 'pb-2 text-sm',
    head: 'text-soft',
    name: 'px-2 py-3 font-semibold whitespace-nowrap sm:px-4',
    cell: 'px-2 py-2.5 sm:px-4',
    line: 'border-t border-line align-top',
  },
  printed: {
    table: 'tabular w-full border-collapse text-[0.9375rem]',
    caption: 'pb-2 text-lg',
    head: 'border-b-2 border-black text-sm',
    name: 'py-2 pe-4 font-semibold',
    cell: 'py-2 pe-4',
    line: 'border-t border-black/20 align-top break-inside-avoid first:border-0',
  },
};

/** Rows of the same fields, with named columns. */
export function Table<Row>({ look = 'plain', none, ...props }: TableProps<Row>) {
  if (props.rows.length === 0 && none) return <p className="rounded-card bg-mist px-5 py-4 text-soft">{none}</p>;
  const table = <Grid {...props} classes={LOOKS[look]} />;
  if (look !== 'framed') return table;
  return (
    // A scrolling area must be reachable by keyboard.
    <Card as="section" aria-label={props.caption} tabIndex={0} className="scroll-hint overflow-x-auto">
      {table}
    </Card>
  );
}

type GridProps<Row> = Omit<TableProps<Row>, 'look' | 'none'> & { classes: (typeof LOOKS)['plain'] };

function Grid<Row>({
  caption,
  captioned,
  columns,
  rows,
  keyOf,
  rowProps,
  foot,
  className = '',
  classes,
}: GridProps<Row>) {
  return (
    <table className={`${classes.table} ${className}`}>
      <caption className={captioned ? `text-start font-bold ${classes.caption}` : 'sr-only'}>{caption}</caption>
      <thead className={classes.head}>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={`${classes.name} ${lookOf(column)}`}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const { className: rowLook = '', ...rest } = rowProps?.(row) ?? {};
          return (
            <tr key={keyOf(row)} {...rest} className={`${classes.line} ${rowLook}`}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} classes={classes} {...column.cellProps?.(row)}>
                  {column.cell(row, at)}
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
      {foot && (
        <tfoot className="font-bold">
          <tr className={classes.line}>
            {columns.map((column, at) => (
              <Cell key={column.key} column={{ ...column, heads: at === 0 }} classes={classes} sum>
                {foot[at]}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type CellProps = ComponentProps<'td'> & {
  column: Pick<Column<never>, Looked | 'heads'>;
  classes: { cell: string };
  sum?: boolean;
};

function Cell({ column, classes, sum = false, className = '', ...rest }: CellProps) {
  const look = `${column.cellLook ?? classes.cell} ${lookOf(column)} ${className}`;
  if (!column.heads) return <td className={look} {...rest} />;
  return <th scope="row" className={`${sum ? 'font-bold' : 'font-semibold'} ${look}`} {...rest} />;
}

type Looked = 'figure' | 'className' | 'cellLook';

const lookOf = ({ figure, className = '' }: Pick<Column<never>, Looked>): string =>
  `${figure ? 'tabular text-end whitespace-nowrap' : 'text-start'} ${className}`;
