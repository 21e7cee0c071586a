/** The mark at rest: a quarter sun behind a low horizon, for empty and failed pages. */
export function EmptyIllustration({ clouded = false, className = '' }: { clouded?: boolean; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 72" fill="none" className={className}>
      <path d="M50 60a30 30 0 0 1 60 0Z" className={clouded ? 'fill-line' : 'fill-sun'} />
      <g strokeWidth="4" strokeLinecap="round" className={clouded ? 'stroke-line' : 'stroke-sun'}>
        <path d="M80 8v10M43.2 23.2l7 7M116.8 23.2l-7 7M28 50l9.5 2.5M132 50l-9.5 2.5" />
      </g>
      <path d="M6 60h148" strokeWidth="4" strokeLinecap="round" className="stroke-ink" />
      {clouded && (
        <path
          d="M62 58a13 13 0 0 1 3-25 17 17 0 0 1 33-3 14 14 0 0 1 6 28Z"
          strokeWidth="3"
          className="fill-paper stroke-ink"
        />
      )}
    </svg>
  );
}
