import { useStore } from '../use-store.ts';

/** The mark: a quarter sun of five rays over a horizon line. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" fill="none" className={className}>
      <path d="M4 25V13.5A11.5 11.5 0 0 1 15.5 25Z" className="fill-sun" />
      <path
        d="M6.1 10.3L7.0 3.6M10.6 11.8L13.6 5.7M14.5 14.5L19.3 9.7M17.2 18.4L23.3 15.4M18.7 22.9L25.4 22.0"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-sun"
      />
      <path d="M3 29.5h26" strokeWidth="2.6" strokeLinecap="round" stroke="currentColor" />
    </svg>
  );
}

/** Mark and name side by side; `long` says "Kiran Solar". */
export function Logo({ long = false, className = '' }: { long?: boolean; className?: string }) {
  const store = useStore();
  return (
    <span className={`inline-flex items-center gap-2 text-xl font-extrabold tracking-tight ${className}`}>
      <Mark />
      {long ? store.longName : store.name}
    </span>
  );
}
