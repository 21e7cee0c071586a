import type pg from 'pg';

export type Figures = Record<string, string>;

/** @param statements that each give one value */
export async function readFigures(client: pg.Client, statements: Record<string, string>): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, sql] of Object.entries(statements)) {
    const { rows } = await client.query<{ figure: string }>(`select (${sql})::text as figure`);
    figures[name] = rows[0]?.figure ?? '';
  }
  return figures;
}
