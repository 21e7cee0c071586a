/** Replaces a missing photograph: a flat roof with panels and a water tank under a low sun, in the shop's colours. */
export function DrawnScene() {
  return (
    <svg aria-hidden viewBox="0 0 900 1000" preserveAspectRatio="xMidYMid slice" className="size-full">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#0b2239" />
          <stop offset=".45" stopColor="#115292" />
          <stop offset=".72" stopColor="#6f9cc4" />
          <stop offset=".88" stopColor="#f8d28a" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#ffe9bd" stopOpacity=".95" />
          <stop offset=".35" stopColor="#f6a81a" stopOpacity=".5" />
          <stop offset="1" stopColor="#f6a81a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="wall" x2="1">
          <stop stopColor="#fbf4e6" />
          <stop offset="1" stopColor="#d9cdb8" />
        </linearGradient>
        <linearGradient id="cell" x2="1" y2="1">
          <stop stopColor="#2a6cad" />
          <stop offset=".5" stopColor="#0c3f72" />
          <stop offset="1" stopColor="#082a4d" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h900v1000H0z" />
      <circle cx="640" cy="640" r="330" fill="url(#glow)" />
      <circle cx="640" cy="640" r="74" fill="#ffd27a" />
      <path fill="#24507c" opacity=".55" d="M0 700c120-44 210-30 330-6s210-34 330-20 160 24 240 8v320H0z" />
      <path fill="#143a60" d="M0 772c160-26 300-14 450-4s300-26 450-8v240H0z" />
      <path fill="url(#wall)" d="M110 690h430v310H110z" />
      <path fill="#c9bca5" d="M540 690h130v310H540z" />
      <path fill="#efe6d4" d="M92 668h468v30H92z" />
      <path fill="#b9ab93" d="M560 668h128v30H560z" />
      <path fill="#0b2239" opacity=".82" d="M168 770h86v110h-86zM320 770h86v110h-86z" />
      <path fill="#f6a81a" opacity=".85" d="M174 776h35v98h-35z" />
      <path fill="#0b2239" opacity=".6" d="M582 800h54v200h-54z" />
      <g>
        <path fill="#0b2239" d="M150 668l10-36h8l-10 36zM420 668l46-118h8l-44 118z" />
        <path
          fill="url(#cell)"
          stroke="#e7eef6"
          strokeWidth="5"
          strokeLinejoin="round"
          d="M140 640l84-136h290l-62 136z"
        />
        <path
          stroke="#9db9d6"
          strokeWidth="2.5"
          d="M168 595h304M196 550h298M216 640l70-136M296 640l62-136M374 640l58-136"
        />
        <path fill="#fff" opacity=".16" d="M156 634l76-122h66l-70 122z" />
      </g>
      <g>
        <path fill="#0b2239" d="M594 668v-36h70v36h-8v-28h-54v28z" />
        <path fill="#12304f" d="M586 560q43-22 86 0v76h-86z" />
        <path fill="#1f4a76" d="M586 560q43-22 86 0-43 20-86 0z" />
        <path stroke="#2c5e90" strokeWidth="3" d="M586 586h86M586 610h86" />
      </g>
    </svg>
  );
}
