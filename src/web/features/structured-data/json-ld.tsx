/** Facts for search engines, by schema.org. */
export function JsonLd({ data }: { data: object }) {
  // A `<` in a name could end the script; escaped, it is the same JSON.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, and the text is made just above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
