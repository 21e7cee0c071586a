/**
 * Breaks a text into lines no wider than `width` (points), at spaces; a word wider than that is split. Line breaks in the text are
 * preserved, and `84.8 %` stays together.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const joined = text.replaceAll(/(\d) (?=[%°])/g, '$1\u00a0');
  return joined.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/[ \t]+/).flatMap((one) => cutWord(one, width, widthOf))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** A line that was cut, with the ellipsis that says so, no wider than `width`. */
export function shorten(line: string, width: number, widthOf: (text: string) => number): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
