/** As many curves as there are colours, each a little lower and later than the one before. */
export function EasingCurves({ names }: { names: readonly string[] }) {
  return (
    <svg viewBox="0 0 600 140" className="h-36 w-full" preserveAspectRatio="none" aria-hidden fill="none">
      {names.map((name, at) => (
        <path
          key={name}
          d={wave(at)}
          strokeWidth={at === 0 ? 3 : 2}
          vectorEffect="non-scaling-stroke"
          style={{ stroke: `var(--bg-${name})` }}
        />
      ))}
    </svg>
  )
}

function wave(at: number): string {
  const points = Array.from(
    { length: 61 },
    (_, step) => `${step * 10} ${(32 + at * 17 + 14 * Math.sin(step / 7 + at * 0.9) - step * (0.35 - at * 0.06)).toFixed(1)}`,
  )
  return `M${points.join('L')}`
}
