import type { ShownText } from './compile-text.ts';
import { type Parts, TextBlocks } from './text-blocks.tsx';

/** The body of an owner's text: the part before the first heading, then each section. */
export function TextSections({ text: { intro, sections }, parts }: { text: ShownText; parts?: Parts }) {
  return (
    <>
      {intro.length > 0 && (
        <div className="grid max-w-prose gap-3">
          <TextBlocks blocks={intro} parts={parts} />
        </div>
      )}
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
          <h2 id={`${id}-title`} className="mb-2 max-w-prose text-lg font-bold tracking-tight wrap-anywhere">
            {title}
          </h2>
          <div className="grid max-w-prose gap-3">
            <TextBlocks blocks={blocks} parts={parts} />
          </div>
        </section>
      ))}
    </>
  );
}
