import { Link } from 'react-router';
import type { GuideBlock, GuideInline } from '#src/web/features/guide/guide-block.ts';

/** Renders a chapter, or a part of one. */
export const GuideText = ({ blocks }: { blocks: GuideBlock[] }) => (
  <div className="grid max-w-[46rem] gap-4 leading-relaxed">
    {blocks.map((block, at) => (
      <Block key={at} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === 'heading')
    return (
      <h2 id={block.id} className="scroll-mt-24 pt-5 text-section font-bold">
        {block.text}
      </h2>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines inside={block.inside} />
      </p>
    );
  if (block.kind === 'note')
    return (
      <p className="rounded-card bg-sun-wash px-4 py-3">
        <Inlines inside={block.inside} />
      </p>
    );
  if (block.kind === 'list') return <List ordered={block.ordered} items={block.items} />;
  return (
    <img
      src={`/guide/${block.file}`}
      alt={block.alt}
      width={block.width}
      height={block.height}
      loading="lazy"
      className="my-2 h-auto max-w-full rounded-card border border-line"
    />
  );
}

function List({ ordered, items }: { ordered: boolean; items: GuideInline[][] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={`grid gap-2 ps-6 marker:text-soft ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((inside, at) => (
        <li key={at} className="ps-1">
          <Inlines inside={inside} />
        </li>
      ))}
    </Tag>
  );
}

const Inlines = ({ inside }: { inside: GuideInline[] }) => inside.map((one, at) => <Inline key={at} one={one} />);

function Inline({ one }: { one: GuideInline }) {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'code')
    return <code className="rounded bg-mist px-1.5 py-0.5 text-[0.9em] wrap-anywhere">{one.text}</code>;
  if (one.kind === 'link')
    return (
      <Link to={one.to} className="font-semibold text-link underline underline-offset-4">
        <Inlines inside={one.inside} />
      </Link>
    );
  const Tag = one.kind === 'strong' ? 'strong' : 'em';
  return (
    <Tag>
      <Inlines inside={one.inside} />
    </Tag>
  );
}
