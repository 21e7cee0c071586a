import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, scriptOf } from '#src/kernel/locales.ts';
import { breakLines, shorten } from './break-lines.ts';
import { openPdf } from './pdf-page.ts';
import { splitRuns } from './split-runs.ts';
import { writeTable } from './table.ts';

const faces = (text: string) => splitRuns(text, 'regular').map(({ text: run, face }) => [run, face.name]);
const perLetter = (text: string) => [...text].length;

describe('runs of one script', () => {
  it('sets the rupee sign in the font that has it', () => {
    expect(faces('₹500')).toEqual([
      ['₹', 'latin-ext-400'],
      ['500', 'latin-400'],
    ]);
  });

  it('keeps Indian combining marks with their letters', () => {
    expect(faces('सौर 5 સૌર')).toEqual([
      ['सौर', 'devanagari-400'],
      [' 5 ', 'latin-400'],
      ['સૌર', 'gujarati'],
    ]);
  });

  it.each(LANGUAGES)('has a face with the letters of %s', (language) => {
    const latin = splitRuns(LANGUAGE_NAMES[language], 'bold').map(({ face }) => face.name.startsWith('latin'));
    expect(new Set(latin)).toEqual(new Set([scriptOf(language) === 'Latn']));
  });
});

describe('lines', () => {
  it('break at spaces, cut what is too long, and keep line breaks', () => {
    expect(breakLines('one two three', 7, perLetter)).toEqual(['one two', 'three']);
    expect(breakLines('abcdefgh ij', 4, perLetter)).toEqual(['abcd', 'efgh', 'ij']);
    expect(breakLines('one\n\ntwo', 10, perLetter)).toEqual(['one', '', 'two']);
    expect(breakLines('at 84.8 %', 7, perLetter)).toEqual(['at', '84.8\u00a0%']);
  });

  it('end with an ellipsis where they are cut, between letters and never inside one', () => {
    expect(shorten('rooftop kit', 8, perLetter)).toBe('rooftop…');
    // Six code points in three letters: half of the last one would be another.
    expect(shorten('સૌરકિટ', 5, perLetter)).toBe('સૌર…');
  });
});

describe('a document', () => {
  const about = { title: 'Test', author: 'Kiran', language: 'en', at: new Date(0) };
  const write = async (rows: string[][]) => {
    const paper = await openPdf(about);
    writeTable(paper, { x: 48, y: 60, width: 400 }, [{ share: 1 }, { share: 1, style: { align: 'end' } }], rows);
    const pages: number[] = [];
    const bytes = await paper.finish((page) => pages.push(page));
    return { bytes, pages };
  };

  it('takes all scripts, with joined letters, and is identical for the same content', async () => {
    const rows = [
      ['ક્ષમતા વોરંટી', '₹1,00,000.00'],
      ['क्षमता', 'Ω × ²'],
    ];
    const [one, other] = [await write(rows), await write(rows)];
    expect(one.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it('continues over pages without splitting a row', async () => {
    const { pages } = await write(Array.from({ length: 80 }, (_, at) => [`Row ${at}`, 'x']));
    expect(pages).toEqual([1, 2, 3]);
  });
});

it('sets letters whose marks the font cannot anchor', async () => {
  const paper = await openPdf({ title: 't', author: 'a', language: 'gu', at: new Date(0) });
  for (const text of ['અંકિત', 'આંકડા અને અંદાજ', 'કહ્યું'])
    expect(paper.write(text, { x: 48, y: 48, width: 300 })).toBeGreaterThan(48);
  expect((await paper.finish()).length).toBeGreaterThan(1000);
});
