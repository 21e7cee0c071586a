import { ProductName } from '#src/web/features/product-card/product-name.tsx';

/** A suggestion's name with what was typed in bold, where a word of it begins so. */
export const Matched = ({ name, typed }: { name: string; typed: string }) =>
  splitAtMatches(name, typed).map(({ text, matches }, at) =>
    matches ? (
      <b key={at} className="font-bold">
        {text}
      </b>
    ) : (
      <ProductName key={at} name={text} />
    ),
  );

/** The name in parts, those that match marked; words that differ in spelling from what was typed match nothing. @internal */
export function splitAtMatches(name: string, typed: string): { text: string; matches: boolean }[] {
  const lower = (word: string) => word.toLocaleLowerCase();
  const words = typed.split(/\s+/).filter(Boolean).map(lower);
  const parts: { text: string; matches: boolean }[] = [];
  const add = (text: string, matches: boolean) => {
    const last = parts.at(-1);
    if (last && last.matches === matches) last.text += text;
    else if (text) parts.push({ text, matches });
  };
  for (const word of name.split(/(\s+)/)) {
    const most = Math.max(0, ...words.filter((one) => lower(word).startsWith(one)).map((one) => one.length));
    add(word.slice(0, most), true);
    add(word.slice(most), false);
  }
  return parts;
}
