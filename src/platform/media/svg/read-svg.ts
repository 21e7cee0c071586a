import { markFault } from './mark-fault.ts';

/** An element of a drawing: its decoded attributes, its child elements, and the text directly in it. */
export type SvgNode = { name: string; attributes: Map<string, string>; children: SvgNode[]; text: string };

const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 60;
const NAME = /[A-Za-z_][\w:.-]*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a drawing as strict XML: anything not well-formed or with entity declarations is refused. Comments, instructions and a plain
 * doctype are dropped. Nothing outside the text is ever accessed. Throws `invalid`.
 */
export function readSvg(source: string): SvgNode {
  const top: SvgNode = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  const last = () => open[open.length - 1] as SvgNode;
  let elements = 0;
  let at = 0;
  const upTo = (end: string): string => {
    const found = source.indexOf(end, at);
    if (found < 0) throw damaged();
    const passed = source.slice(at, found);
    at = found + end.length;
    return passed;
  };
  while (at < source.length) {
    if (source[at] !== '<') {
      const next = source.indexOf('<', at);
      last().text += decoded(source.slice(at, next < 0 ? source.length : next));
      at = next < 0 ? source.length : next;
    } else if (source.startsWith('<!--', at)) upTo('-->');
    else if (source.startsWith('<![CDATA[', at)) last().text += upTo(']]>').slice('<![CDATA['.length);
    else if (source.startsWith('<?', at)) upTo('?>');
    else if (source.startsWith('<!', at)) {
      if (/[[&]|<!ENTITY/i.test(upTo('>'))) throw markFault('svg-entities');
    } else if (source.startsWith('</', at)) {
      if (upTo('>').slice(2).trim() !== last().name || open.length === 1) throw damaged();
      open.pop();
    } else {
      const { node, empty } = readTag();
      last().children.push(node);
      if (!empty) open.push(node);
      if (++elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw markFault('svg-too-many-parts');
    }
  }
  const [root, ...others] = top.children;
  if (open.length > 1 || !root || others.length > 0 || top.text.trim() !== '') throw damaged();
  return root;

  function readTag(): { node: SvgNode; empty: boolean } {
    const name = sticky(NAME, at + 1)?.[0];
    if (!name) throw damaged();
    at += 1 + name.length;
    const attributes = new Map<string, string>();
    for (let found = sticky(ATTRIBUTE, at); found; found = sticky(ATTRIBUTE, at)) {
      const [whole, key, double, single] = found;
      if (attributes.has(key as string)) throw damaged();
      attributes.set(key as string, decoded(double ?? single ?? ''));
      at += whole.length;
    }
    const end = sticky(TAG_END, at);
    if (!end) throw damaged();
    at += end[0].length;
    return { node: { name, attributes, children: [], text: '' }, empty: end[1] === '/' };
  }

  function sticky(pattern: RegExp, from: number): RegExpExecArray | null {
    pattern.lastIndex = from;
    return pattern.exec(source);
  }
}

const damaged = () => markFault('svg-damaged');

/** XML's five entities and numbers; any other would have to be declared. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined && NAMED[name] !== undefined && whole.endsWith(';')) return NAMED[name];
    const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : -1;
    if (code < 0 || code > 0x10ffff || !whole.endsWith(';')) throw damaged();
    return String.fromCodePoint(code);
  });
