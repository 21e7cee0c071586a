import { useEffect, useRef, useState } from 'react';
import { readKitPart } from '#src/kernel/solar/compatibility/kit.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { askWhetherFits, type SaidFinding } from '#src/wire/client/solar-fit.ts';

type State =
  | { phase: 'idle' | 'running' }
  | { phase: 'known'; findings: SaidFinding[] }
  | { phase: 'gone'; slugs: string[] }
  | { phase: 'failed'; error: unknown };

/** Asks what the rules say of the parts written in a field, one a line. Another text ends an answer that was about the former one. */
export function useKitFit(lines: string) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const asked = useRef<AbortController>(undefined);
  const written = lines.split('\n').flatMap((line) => line.trim() || []);
  const parts = written.flatMap((line) => readKitPart(line) ?? []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what ends the answer, although nothing here reads it
  useEffect(() => {
    asked.current?.abort();
    setState({ phase: 'idle' });
  }, [lines]);
  useEffect(() => () => asked.current?.abort(), []);

  async function check(): Promise<void> {
    const asking = new AbortController();
    asked.current = asking;
    setState({ phase: 'running' });
    try {
      const wanted = parts.map(({ slug, quantity }) => ({ id: slug, quantity }));
      setState({ phase: 'known', findings: await askWhetherFits(wanted, asking.signal) });
    } catch (error) {
      if (asking.signal.aborted) return;
      const slugs = error instanceof Refusal ? parts.filter((_, at) => `parts.${at}._id` in error.fields) : [];
      if (slugs.length) setState({ phase: 'gone', slugs: slugs.map(({ slug }) => slug) });
      else setState({ phase: 'failed', error });
    }
  }

  return {
    state,
    check: () => void check(),
    hasParts: parts.length > 0,
    unread: written.filter((line) => !readKitPart(line)),
  };
}
