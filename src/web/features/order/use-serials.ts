import { useState } from 'react';
import { isSerial, readSerials } from '#src/kernel/serials.ts';

/** A line of a parcel whose units have serial numbers. */
export type NumberedLine = { position: number; part?: string | undefined; quantity: number; name: string };

export type LineProblem = { kind: 'malformed' | 'twice'; serial: string } | { kind: 'count'; given: number };

/** What is wrong with a line’s serial numbers; with a reason, or where they may follow, some may be missing. @internal */
export function problemOf(serials: string[], quantity: number, isReasonGiven: boolean): LineProblem | undefined {
  const malformed = serials.find((one) => !isSerial(one));
  if (malformed !== undefined) return { kind: 'malformed', serial: malformed };
  const twice = serials.find((one, at) => serials.indexOf(one) !== at);
  if (twice !== undefined) return { kind: 'twice', serial: twice };
  const { length: given } = serials;
  return given > quantity || (given < quantity && !isReasonGiven) ? { kind: 'count', given } : undefined;
}

/** The serial numbers of what is sent or fitted as they are typed, and what is sent of them. `isPartial`: others may follow. */
export function useSerials(lines: NumberedLine[], isPartial = false) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [isWithout, setWithout] = useState(false);
  const [reason, setReason] = useState('');
  const said = isWithout && reason.trim() !== '';
  const rows = lines.map((line) => {
    const key = `${line.position} ${line.part ?? ''}`;
    const text = texts[key] ?? '';
    const serials = readSerials(text);
    return { ...line, key, text, serials, problem: problemOf(serials, line.quantity, said || isPartial) };
  });
  return {
    rows,
    isPartial,
    isWithout,
    reason,
    wrong: rows.some(({ problem }) => problem) || (rows.length > 0 && isWithout && !said),
    sent: {
      ...(rows.some(({ serials }) => serials.length > 0) && {
        serials: rows.map(({ position, part, serials }) => ({ position, ...(part && { part }), serials })),
      }),
      ...(rows.length > 0 && said && { withoutSerials: reason.trim() }),
    },
    type: (key: string, text: string) => setTexts((now) => ({ ...now, [key]: text })),
    /** Puts a scanned number on a line of its own, once. */
    add: (key: string, serial: string) =>
      setTexts((now) => {
        const text = now[key] ?? '';
        return readSerials(text).includes(serial)
          ? now
          : { ...now, [key]: [text.trim(), serial].filter(Boolean).join('\n') };
      }),
    setWithout,
    setReason,
    clear: () => {
      setTexts({});
      setWithout(false);
      setReason('');
    },
  };
}
export type Serials = ReturnType<typeof useSerials>;
