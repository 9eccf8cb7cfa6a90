const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** A check that draws itself in half a second, for something that went well; without motion it stands there drawn. */
export function DrawnCheck() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-16 shrink-0 stroke-success"
    >
      <circle
        cx={32}
        cy={32}
        r={20}
        strokeWidth={4}
        pathLength={1}
        strokeDasharray={1}
        className="fill-success-soft motion-safe:animate-draw"
      />
      <path
        d="M23 33l6.5 6.5L42 26"
        strokeWidth={5}
        pathLength={1}
        strokeDasharray={1}
        className="motion-safe:animate-draw"
      />
      <g className="origin-center stroke-accent motion-safe:animate-rays" strokeWidth={3}>
        {rays.map((angle) => (
          <path key={angle} d="M32 6V3" transform={`rotate(${String(angle)} 32 32)`} />
        ))}
      </g>
    </svg>
  );
}
