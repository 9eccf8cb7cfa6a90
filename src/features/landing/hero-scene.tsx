/** A road to the horizon under Swedish signs; decoration, so silent to screen readers. */
export function HeroScene() {
  return (
    <svg viewBox="0 0 560 400" aria-hidden className="w-full rounded-card shadow-lift">
      <defs>
        <clipPath id="hero-frame">
          <rect width="560" height="400" rx="14" />
        </clipPath>
      </defs>
      <g clipPath="url(#hero-frame)">
        <rect width="560" height="400" fill="#cfe4fb" />
        <circle cx="430" cy="92" r="42" fill="#ffc72c" />
        <path d="M0 210 90 150 170 200 270 130 370 205 460 160 560 215V400H0Z" fill="#8fb3d9" />
        <path d="M0 240Q140 205 280 232T560 228V400H0Z" fill="#5f9a6d" />
        <path d="M0 270Q150 240 280 250T560 262V400H0Z" fill="#437d55" />
        <path d="M262 246H298L470 400H90Z" fill="#3a4657" />
        <path d="M262 246 90 400H104L265 246ZM298 246 470 400H456L295 246Z" fill="#fff" />
        <path
          d="M278.500 250h3l2 16h-7ZM275 276h10l2.500 24h-15ZM271 314h18l4 34h-26ZM265 362h30l5 38h-40Z"
          fill="#fff"
        />
        <g>
          <rect x="104" y="150" width="7" height="170" fill="#6b7788" />
          <rect
            x="62.500"
            y="76.500"
            width="90"
            height="90"
            rx="9"
            transform="rotate(45 107.500 121.500)"
            fill="#fff"
          />
          <rect
            x="70.500"
            y="84.500"
            width="74"
            height="74"
            rx="6"
            transform="rotate(45 107.500 121.500)"
            fill="#ffc72c"
            stroke="#16202e"
            strokeWidth="2.500"
          />
        </g>
        <g>
          <rect x="456" y="200" width="6" height="120" fill="#6b7788" />
          <path
            d="M412 150H506a7 7 0 0 1 6 10.500L465 240a7 7 0 0 1-12 0L406 160.500a7 7 0 0 1 6-10.500Z"
            fill="#c8281e"
          />
          <path d="M429 164H489L459 214Z" fill="#ffd94a" />
        </g>
        <g>
          <ellipse cx="357" cy="357" rx="52" ry="9" fill="#25303f" opacity=".45" />
          <path d="M318 318q3-28 14-31h46q12 3 16 31Z" fill="#e9f2fc" />
          <path d="M325 315q2-19 9-22h42q7 3 11 22Z" fill="#25405f" />
          <rect x="306" y="314" width="100" height="32" rx="10" fill="#0b4ea2" />
          <rect x="311" y="340" width="18" height="16" rx="5" fill="#16202e" />
          <rect x="383" y="340" width="18" height="16" rx="5" fill="#16202e" />
          <rect x="311" y="321" width="16" height="8" rx="3" fill="#ff6b5e" />
          <rect x="385" y="321" width="16" height="8" rx="3" fill="#ff6b5e" />
          <rect x="341" y="326" width="30" height="10" rx="2" fill="#fff" />
        </g>
      </g>
    </svg>
  );
}
