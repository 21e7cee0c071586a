/** A screen as it was taken. `file` is relative to the sheet; `faults` as in find-faults.ts. */
export type Screen = {
  who: string;
  path: string;
  language: string;
  width: number;
  height: number;
  file: string;
  faults: string[];
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One row for each page and person, its widths and languages beside each other, with what is wrong above the pictures. */
export function contactSheet(screens: Screen[]): string {
  const rows = Map.groupBy(screens, ({ who, path }) => `${path} · ${who}`);
  const wrong = screens.filter(({ faults }) => faults.length > 0).length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
  body { font: 15px/1.4 system-ui; margin: 24px; background: #f4f1ea; }
  section > div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 620px; width: auto; max-width: 960px; object-fit: cover; object-position: top; border: 1px solid #ccc; }
  figcaption { font-size: 13px; max-width: 300px; }
  .wrong { color: #a00; }
</style>
<h1>${screens.length} screens</h1><p>${wrong} with something to look at.</p>
${[...rows].map(([title, all]) => `<section><h2>${escaped(title)}</h2><div>${all.map(figure).join('')}</div></section>`).join('\n')}
</html>`;
}

const figure = ({ file, language, width, height, faults }: Screen) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} px, ${language}, ${height} px tall${faults
    .map((fault) => `<br><span class="wrong">${escaped(fault)}</span>`)
    .join('')}</figcaption></figure>`;
