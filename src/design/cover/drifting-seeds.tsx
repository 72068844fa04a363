import { Seed } from '../mark/index.ts'

/** Where each seed hangs on its way down: x, y (of 100), turn in degrees, size, how plainly it shows. */
const seeds = [
  { x: 64, y: 24, turn: -14, size: 13, plain: 1 },
  { x: 26, y: 12, turn: 32, size: 6.5, plain: 0.55 },
  { x: 84, y: 8, turn: 64, size: 4.5, plain: 0.4 },
  { x: 36, y: 40, turn: -48, size: 5, plain: 0.45 },
  { x: 86, y: 47, turn: 20, size: 7, plain: 0.6 },
  { x: 12, y: 30, turn: 8, size: 3.5, plain: 0.35 },
] as const

/** Winged seeds on the wind. Decoration. */
export function DriftingSeeds() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice" aria-hidden className="absolute inset-0 -z-10 size-full">
      <g fill="none" className="stroke-accent" strokeWidth="0.180" strokeDasharray="0.1 1.100" strokeLinecap="round" opacity="0.5">
        <path d="M-4 10C22-2 30 26 52 18s26-18 56-10" />
        <path d="M-4 34c20-14 26 12 46 6S76 20 104 34" />
        <path d="M-4 56c18-10 40 4 56-4s34-12 52-2" />
      </g>
      {seeds.map(({ x, y, turn, size, plain }) => (
        <g key={x} opacity={plain} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 32}) translate(-16 -16)`}>
          <Seed />
        </g>
      ))}
    </svg>
  )
}
