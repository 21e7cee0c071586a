/** The three questions, in order, and the answers that each asks for. */
export const STEPS = ['pin', 'bill', 'roof'] as const;
export type Step = (typeof STEPS)[number];

export const FIELDS = {
  pin: ['pin'],
  bill: ['discom', 'bill', 'months', 'units', 'use12'],
  roof: ['home', 'roof', 'shade', 'dir', 'phase', 'load'],
} as const satisfies Record<Step, readonly string[]>;

/** `growth` is a switch of the plan; the questions carry it along. */
export type AnswerName = (typeof FIELDS)[Step][number] | 'growth';
/** As they were typed. */
export type Answers = Partial<Record<AnswerName, string>>;

const NAMES: readonly AnswerName[] = STEPS.flatMap((step) => [...FIELDS[step]]);

/** The boxes of the twelve months, January first. */
export const MONTH_BOXES = Array.from({ length: 12 }, (_, index) => `m${index + 1}`);

/** What an address says, without what was left empty. The boxes of twelve months become one answer, and square feet square metres. */
export function readAnswers(params: URLSearchParams): Answers {
  const answers: Answers = {};
  for (const name of NAMES) {
    const typed = params.get(name)?.trim();
    if (typed) answers[name] = typed;
  }
  if (params.get('growth') === '3') answers.growth = '3';
  if (answers.roof && params.get('roofIn') === 'ft') answers.roof = inSquareMetres(answers.roof);
  const boxes = MONTH_BOXES.map((name) => (params.get(name) ?? '').trim());
  return boxes.some(Boolean) ? { ...answers, use12: boxes.join(',') } : answers;
}

/** To a tenth; what is no number stays as it was typed, to be refused. */
function inSquareMetres(feet: string): string {
  const metres = Math.round(Number(feet) * 0.092903 * 10) / 10;
  return Number.isFinite(metres) ? String(metres) : feet;
}

/** Whether an address has empty answers or boxes, which a form without script sends. */
export const isUntidy = (params: URLSearchParams): boolean =>
  [...params].some(([name, value]) => value === '' || name === 'roofIn' || MONTH_BOXES.includes(name));
