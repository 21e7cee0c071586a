import { Check } from 'lucide-react';

type StepsProps<Step extends string> = {
  label: string;
  steps: readonly Step[];
  here: string;
  name: (step: Step) => string;
  /** A line of segments whose names only screen readers get: for a row that says the step in words. */
  thin?: boolean;
};

/** How far something has progressed: finished steps have a tick. Nothing if it is at none of the steps. */
export function Steps<Step extends string>({ label, steps, here, name, thin = false }: StepsProps<Step>) {
  const reached = (steps as readonly string[]).indexOf(here);
  if (reached < 0) return null;
  if (thin) {
    return (
      <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1">
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={at === reached ? 'step' : undefined}
            className={`h-1 rounded-full forced-colors:border ${at <= reached ? 'bg-leaf forced-colors:bg-[CanvasText]' : 'bg-line'}`}
          >
            <span className="sr-only">{name(step)}</span>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === reached ? 'step' : undefined}
          className="relative grid justify-items-center gap-1.5 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-2.75 h-0.5 w-full ${at <= reached ? 'bg-leaf' : 'bg-edge'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-10 grid size-6 place-items-center rounded-full ${at <= reached ? 'bg-leaf text-ground' : 'border-2 border-edge bg-paper'}`}
          >
            {at <= reached && <Check className="size-3.5 stroke-3!" />}
          </span>
          <span className={`text-xs leading-tight ${at === reached ? 'font-bold text-ink' : 'text-soft'}`}>
            {name(step)}
          </span>
        </li>
      ))}
    </ol>
  );
}
