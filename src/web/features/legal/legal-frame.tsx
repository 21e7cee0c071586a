import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';

type FrameProps = {
  title: string;
  lead: string;
  /** The date it came into force. */
  of: string;
  contents: string;
  sections: readonly { id: string; title: string }[];
  /** The text's language, if it is not the page's. */
  lang?: string;
  children: ReactNode;
  /** What follows the text, in the page's language. */
  after?: ReactNode;
};

/** The layout of a legal page: its title with a date, a table of contents if there are sections, and the text. */
export function LegalFrame({ title, lead, of, contents, sections, lang, children, after }: FrameProps) {
  return (
    <>
      <header className="grid gap-2 pt-3 pb-8">
        <h1 lang={lang} className="text-title font-bold wrap-anywhere">
          {title}
        </h1>
        <p lang={lang} className="max-w-prose text-pretty text-soft">
          {lead}
        </p>
        <p className="text-sm text-soft">{of}</p>
      </header>
      <div className={`grid gap-8 ${sections.length > 0 ? 'lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14' : ''}`}>
        {sections.length > 0 && <Contents title={contents} sections={sections} lang={lang} />}
        <div className="grid min-w-0 gap-10">
          {lang ? (
            <div lang={lang} className="grid min-w-0 gap-10">
              {children}
            </div>
          ) : (
            children
          )}
          {after}
        </div>
      </div>
    </>
  );
}
