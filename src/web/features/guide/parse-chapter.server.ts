import { marked, type Token, type Tokens } from 'marked';
import { hrefs } from '#src/wire/pages.ts';
import type { GuideBlock, GuideInline } from './guide-block.ts';

type Sizes = Record<string, { width: number; height: number }>;

/**
 * Parses a chapter's Markdown into a tree. It supports only what a guide needs: one title, headings, paragraphs, notes (a quote), flat lists,
 * pictures and links. Throws for anything else, so that a chapter that would render badly fails its test.
 */
export function parseChapter(markdown: string, sizes: Sizes): { title: string; blocks: GuideBlock[] } {
  const [first, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || first['depth'] !== 1) throw new Error('A chapter begins with its title.');
  return { title: plain(first as Tokens.Heading), blocks: rest.map((token) => toBlock(token, sizes)) };
}

function toBlock(token: Token, sizes: Sizes): GuideBlock {
  if (token.type === 'heading' && token['depth'] === 2) {
    const text = plain(token as Tokens.Heading);
    return { kind: 'heading', id: text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), text };
  }
  if (token.type === 'paragraph') {
    const inside = (token as Tokens.Paragraph).tokens;
    const [only] = inside;
    return inside.length === 1 && only?.type === 'image'
      ? toPicture(only as Tokens.Image, sizes)
      : { kind: 'paragraph', inside: inside.map(toInline) };
  }
  if (token.type === 'blockquote') {
    return { kind: 'note', inside: onlyLine((token as Tokens.Blockquote).tokens, 'paragraph').map(toInline) };
  }
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List;
    return { kind: 'list', ordered, items: items.map(({ tokens }) => onlyLine(tokens, 'text').map(toInline)) };
  }
  throw new Error(`A chapter cannot hold this (${token.type}): ${token.raw.slice(0, 60)}`);
}

/** The content of a note or an item: one line and nothing below it. */
function onlyLine(tokens: Token[], type: 'paragraph' | 'text'): Token[] {
  const [only, ...more] = tokens;
  if (only?.type !== type || more.length > 0)
    throw new Error(
      `A chapter cannot hold this: ${tokens
        .map(({ raw }) => raw)
        .join('')
        .slice(0, 60)}`,
    );
  return (only as Tokens.Paragraph).tokens;
}

function toPicture({ href, text }: Tokens.Image, sizes: Sizes): GuideBlock {
  const file = href.replace(/^pictures\//, '');
  const size = sizes[file];
  if (!size) throw new Error(`There is no picture ${href}.`);
  if (!text) throw new Error(`The picture ${href} has no alternative text.`);
  return { kind: 'picture', file, alt: text, ...size };
}

function toInline(token: Token): GuideInline {
  if (token.type === 'strong') return { kind: 'strong', inside: (token as Tokens.Strong).tokens.map(toInline) };
  if (token.type === 'em') return { kind: 'emphasis', inside: (token as Tokens.Em).tokens.map(toInline) };
  if (token.type === 'codespan') return { kind: 'code', text: readable((token as Tokens.Codespan).text) };
  if (token.type === 'link') {
    const { href, tokens } = token as Tokens.Link;
    if (!/^(https:\/\/|\/[^/]|[a-z-]+\.md$)/.test(href)) throw new Error(`A chapter cannot lead to ${href}.`);
    // A chapter is both a file in docs/owner/ and a page of the workspace.
    return {
      kind: 'link',
      to: href.endsWith('.md') ? hrefs.guide(href.slice(0, -3)) : href,
      inside: tokens.map(toInline),
    };
  }
  if (token.type === 'text' || token.type === 'escape')
    return { kind: 'text', text: readable((token as Tokens.Text).text).replaceAll('\n', ' ') };
  throw new Error(`A chapter cannot hold this (${token.type}): ${token.raw.slice(0, 60)}`);
}

const plain = ({ tokens }: Tokens.Heading): string =>
  tokens.map((token) => readable('text' in token ? String(token.text) : '')).join('');

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
/** The lexer escapes some texts for HTML, which is not wanted here. */
const readable = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] as string);
