import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type { Part, Selector, SplitSheet } from '#src/ssr/styles/page-styles.ts';

/** At-rules that hold no rules for elements. */
const WHOLE = new Set(['font-face', 'property', 'keyframes', 'page', 'counter-style']);
/** Those among them that are there for whoever names them. */
const NAMED = new Set(['property', 'keyframes']);

/**
 * Takes a style sheet apart when the pages are built, so that a page can have those rules alone that it needs (src/ssr/styles/page-styles.ts). Its fonts stand
 * apart, as they must not be declared twice: `sheet` is the rest.
 */
export function splitSheet(css: string): { fonts: string; sheet: string; split: SplitSheet } {
  const root = postcss.parse(css);
  const fonts: string[] = [];
  root.walkAtRules('font-face', (face) => {
    fonts.push(`${face}`);
    face.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  const groups: SplitSheet['groups'] = [];
  const visit = (node: ChildNode, within: string[]) => {
    if (node.type === 'atrule' && node.nodes && !WHOLE.has(node.name)) {
      for (const child of node.nodes) visit(child, [...within, `@${node.name} ${node.params}`.trim()]);
      return;
    }
    const last = groups.at(-1);
    const group = last && `${last.within}` === `${within}` ? last : { within, parts: [] };
    if (group !== last) groups.push(group);
    group.parts.push(partOf(node));
  };
  for (const node of root.nodes) visit(node, []);
  return { fonts: fonts.join(''), sheet: `${root}`, split: withUses(groups) };
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'atrule' && NAMED.has(node.name)) return { text: `${node}`, name: node.params };
  return { text: `${node};` };
}

/** Of a rule for all elements that only sets variables, each stands alone: a page uses few of them. */
function ruleOf(rule: Rule): Part {
  const selectors = rule.selectors.map((text): Selector => ({ text, classes: classesOf(text) }));
  const { nodes } = rule;
  if (selectors.every(({ classes }) => classes.length === 0) && setsVariablesOnly(nodes))
    return { selectors, variables: nodes.map(({ prop, value }) => ({ name: prop, text: `${prop}:${value}` })) };
  return { selectors, body: nodes.join(';') };
}

const setsVariablesOnly = (nodes: ChildNode[]): nodes is Declaration[] =>
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--') && !node.important);

/** The classes without which a selector matches nothing. What `:is()`, `:not()` and their like hold does not count. */
function classesOf(selector: string): string[] {
  const [parsed] = parseSelectors().astSync(selector).nodes;
  return parsed?.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])) ?? [];
}

/** Notes which variables and animations each piece uses, by itself or through others. */
function withUses(groups: SplitSheet['groups']): SplitSheet {
  const made = new Map<string, string>();
  for (const { name, text = '', variables = [] } of groups.flatMap(({ parts }) => parts))
    for (const one of name ? [{ name, text }] : variables)
      made.set(one.name, (made.get(one.name) ?? '') + one.text.replace(one.name, ''));
  const namesIn = (text: string) => (text.match(/(?:[\w-]|\\.)+/g) ?? []).filter((name) => made.has(name));
  const allIn = (text: string) => {
    const all = new Set(namesIn(text));
    // A set is walked in the order in which it grows.
    for (const name of all) for (const used of namesIn(made.get(name) ?? '')) all.add(used);
    return [...all];
  };
  for (const { parts } of groups)
    for (const part of parts) {
      const uses = part.name ? [] : allIn(part.body ?? part.text ?? '');
      if (uses.length > 0) part.uses = uses;
    }
  return { groups, uses: Object.fromEntries([...made.keys()].map((name) => [name, allIn(name)])) };
}
