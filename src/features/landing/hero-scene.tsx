/** A road to the horizon on a clear morning, past the sign of a main road; decoration, so silent to screen readers. */
export function HeroScene() {
  return (
    <svg
      viewBox="0 0 520 496"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
      className="absolute inset-0 -z-10 size-full"
    >
      <path d="M0 0h520v496H0Z" fill="var(--sky)" />
      <circle cx="176" cy="112" r="46" fill="var(--sun)" />
      <path d="m0 226 74-72 52 36 70-56 88 76 80-64 74 54 82-70v366H0Z" fill="var(--far)" />
      <path d="M0 262q90-34 190-14t180-4 150-18v270H0Z" fill="var(--middle)" />
      <path
        d="M8 316l16-66 16 66Zm30 4 20-92 20 92Zm36-4 14-58 14 58Zm352-6 16-70 16 70Zm34 4 21-98 21 98Zm36-2 16-72 16 72Z"
        fill="var(--near)"
      />
      <path d="M0 300q130-22 260-8t260-2v206H0Z" fill="var(--near)" />
      <path d="M0 352q150-30 290-18t230-14v176H0Z" fill="var(--ground)" />
      <path
        d="M250 291h16c10 26 74 38 112 76 40 40 46 88 42 129H6c4-56 40-92 112-122 80-34 132-50 132-83Z"
        fill="var(--road)"
      />
      <path
        d="M255 300c-4 22-34 38-66 56M166 372c-30 20-52 42-62 68M98 458l-10 38"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeDasharray="22 14"
      />
      <g className="hidden sm:inline">
        <path d="M46 224h8v200h-8Z" fill="var(--hub)" />
        <path d="m50 138 44 44-44 44-44-44Z" fill="#fff" />
        <path d="m50 149 33 33-33 33-33-33Z" fill="#ffc72c" stroke="#16202e" strokeWidth="2" />
      </g>
    </svg>
  );
}
