import { shortHash } from './normalise-statement.ts';

/** What tells one plan from another. Estimates change with every row; conditions, outputs and keys can hold values. */
const TOLD = [
  'Node Type',
  'Parent Relationship',
  'Join Type',
  'Strategy',
  'Operation',
  'Scan Direction',
  'Relation Name',
  'Index Name',
  'Subplan Name',
  'CTE Name',
  'Function Name',
  'Parallel Aware',
] as const;

type Node = { [key: string]: unknown; Plans?: Node[] };

/** A hash of a plan's shape (`EXPLAIN (FORMAT JSON)`): a statement that has become slow with another one has lost an index. */
export function planHash(explained: unknown): string | undefined {
  const plan = (explained as { Plan?: Node }[] | undefined)?.[0]?.Plan;
  return plan && shortHash(JSON.stringify(shapeOf(plan)));
}

const shapeOf = (node: Node): unknown => [TOLD.map((key) => node[key] ?? null), (node.Plans ?? []).map(shapeOf)];
