import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LivePart } from '#src/wire/domain.ts';
import type { Run, ShownBlock } from './compile-text.ts';

/** What is drawn where a text names a live part. */
export type Parts = Partial<Record<LivePart, ReactNode>>;

/** The owner's text as elements. Text reaches the page only through these few, never as markup. */
export const TextBlocks = ({ blocks, parts = {} }: { blocks: readonly ShownBlock[]; parts?: Parts }): ReactNode =>
  blocks.map((block, at) => <TextBlock key={`${at}-${block.is}`} block={block} parts={parts} />);

function TextBlock({ block, parts }: { block: ShownBlock; parts: Parts }): ReactNode {
  switch (block.is) {
    case 'p':
      return (
        <p className="text-pretty wrap-anywhere">
          <Runs runs={block.runs} />
        </p>
      );
    case 'h3':
      return (
        <h3 id={block.id} className="mt-2 scroll-mt-24 font-bold wrap-anywhere">
          <Runs runs={block.runs} />
        </h3>
      );
    case 'ul':
    case 'ol': {
      const List = block.is;
      return (
        <List className={`grid gap-1.5 ps-6 ${block.is === 'ul' ? 'list-disc' : 'list-decimal'}`}>
          {block.items.map((item, at) => (
            <li key={`${at}-${item.length}`}>
              <div className="grid gap-1.5">
                <TextBlocks blocks={item} parts={parts} />
              </div>
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-s-3 border-line ps-4 text-soft">
          <TextBlocks blocks={block.blocks} parts={parts} />
        </blockquote>
      );
    default:
      return parts[block.name] ?? null;
  }
}

const Runs = ({ runs }: { runs: readonly Run[] }): ReactNode =>
  runs.map((run, at) => (run === 'break' ? <br key={at} /> : <TextRun key={at} run={run} />));

function TextRun({ run: { text, bold, italic, href } }: { run: Exclude<Run, 'break'> }): ReactNode {
  const slanted = italic ? <em>{text}</em> : text;
  const words = bold ? <strong>{slanted}</strong> : slanted;
  if (!href) return words;
  const look = 'py-0.5 text-link underline'; // a link on its own line is tall enough for a finger
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={look}>
        {words}
      </Link>
    );
  }
  return (
    <a href={href} rel={href.startsWith('#') ? undefined : 'noopener noreferrer'} className={look}>
      {words}
    </a>
  );
}
