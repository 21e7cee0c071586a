const RAYS = Array.from({ length: 19 }, (_, at) => 9 * (at + 1));
const RINGS = [262, 370, 500, 650, 830];
/** The edges of rows of panels, which meet at the sun. */
const ROWS = Array.from({ length: 27 }, (_, at) => (at - 13) * 130);

const point = (degrees: number, radius: number) =>
  `${(720 - radius * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(760 - radius * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;

/** The sun moving over a field of panels; `low` once it has set behind it. */
export const Daybreak = ({ low }: { low: boolean }) => (
  <svg aria-hidden viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" className="absolute inset-0 size-full">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#081b2e" />
        <stop offset="0.52" stopColor="#0f3557" />
        <stop offset="0.86" stopColor={low ? '#1d4a73' : '#2a6a9b'} />
      </linearGradient>
      <radialGradient id="glow" cx="720" cy="760" r="760" gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor="#f6a81a" stopOpacity={low ? 0.34 : 0.72} />
        <stop offset="0.42" stopColor="#f6a81a" stopOpacity={low ? 0.1 : 0.22} />
        <stop offset="1" stopColor="#f6a81a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="field" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0c2a45" />
        <stop offset="1" stopColor="#06121f" />
      </linearGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h1440v760H0z" />
    <path fill="url(#glow)" d="M0 0h1440v760H0z" />
    {!low && (
      <>
        <g fill="none" stroke="#ffd27a">
          {RINGS.map((radius, at) => (
            <circle key={radius} cx="720" cy="760" r={radius} strokeWidth="1.5" strokeOpacity={0.3 - at * 0.055} />
          ))}
        </g>
        <path
          d={RAYS.map((degrees) => `M${point(degrees, 190)}L${point(degrees, 222)}`).join('')}
          stroke="#f6a81a"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </>
    )}
    <circle cx="720" cy={low ? 872 : 760} r="164" fill="#f6a81a" />
    <path fill="url(#field)" d="M0 760h1440v140H0z" />
    <g stroke="#4d86b8" strokeOpacity="0.5" strokeWidth="1.5">
      <path d={ROWS.map((x) => `M${720 + x * 0.22} 760L${720 + x * 1.9} 900`).join('')} />
      <path d="M0 776h1440M0 797h1440M0 825h1440M0 862h1440" />
    </g>
    <path d="M0 760h1440" stroke="#ffd27a" strokeOpacity={low ? 0.55 : 0.9} strokeWidth="3" />
  </svg>
);
