type ContentsProps = { title: string; sections: readonly { id: string; title: string }[]; lang?: string };

/** The table of contents: stays in view on wide screens. `lang`: its entries' language, if it is not the page's. */
export function Contents({ title, sections, lang }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start max-lg:rounded-card max-lg:bg-mist max-lg:p-5 lg:sticky lg:top-26"
    >
      <h2 id="contents" className="mb-2 text-sm font-bold">
        {title}
      </h2>
      <ol lang={lang} className="text-[0.9375rem] max-lg:columns-2 max-lg:gap-6">
        {sections.map((section) => (
          <li key={section.id} className="break-inside-avoid">
            <a
              href={`#${section.id}`}
              className="inline-flex min-h-11 items-center leading-tight text-soft hover:text-ink hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
