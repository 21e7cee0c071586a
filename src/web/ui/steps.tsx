import { Check } from 'lucide-react';

type StepsProps<Step extends string> = {
  label: string;
  steps: readonly Step[];
  here: string;
  name: (step: Step) => string;
};

/** How far something has progressed: finished steps have a tick. Nothing if it is at none of the steps. */
export function Steps<Step extends string>({ label, steps, here, name }: StepsProps<Step>) {
  const reached = (steps as readonly string[]).indexOf(here);
  if (reached < 0) return null;
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
