import type { ReactNode } from 'react'

/** Small drawings with the seed in them; they say by picture what the headline says by word. */
export const drawings = { empty: Empty, noResult: NoResult, failed: Failed, forbidden: Forbidden } as const

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 96" fill="none" aria-hidden strokeLinecap="round" strokeLinejoin="round">
      {children}
    </svg>
  )
}

/** A seed on its way down; `at` is where its nut is. */
function Seed({ at: [x, y], turn = 0, size = 1 }: { at: readonly [number, number]; turn?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path className="fill-accent" d="M1.400-2.800C.2-11.400 6.600-19.100 17.600-20.400c1.300-.15 2.200.9 1.900 2.200-2 9.400-7.300 16.100-15.100 18.600Z" />
      <path className="fill-seed" d="M3.900-5.600c2.300 2.300 2.300 5.500-.5 8.300-2.900 2.900-7.300 4.500-10 3.400-1.100-2.700.5-7.100 3.400-10 2.800-2.800 4.800-4 7.100-1.700Z" />
    </g>
  )
}

function Empty() {
  return (
    <Sheet>
      <path className="fill-track" d="M22 84c14-9 34-13 58-13s44 4 58 13Z" />
      <path className="stroke-subtle" strokeWidth="1.500" strokeDasharray="1 6" d="M120 14c-14 2-12 14-24 18s-16 4-15.500 14" />
      <Seed at={[78, 62]} turn={-12} size={1.350} />
      <path className="stroke-subtle" strokeWidth="1.500" d="M46 74v-7m0 0c-3 0-5-2-5-5 3 0 5 2 5 5Zm0 0c0-3 2-5 5-5 0 3-2 5-5 5Z" />
    </Sheet>
  )
}

function NoResult() {
  return (
    <Sheet>
      <rect className="fill-track" x="20" y="20" width="72" height="12" rx="4" />
      <rect className="fill-track" x="20" y="42" width="56" height="12" rx="4" />
      <rect className="fill-track" x="20" y="64" width="64" height="12" rx="4" />
      <circle className="fill-surface stroke-subtle" cx="104" cy="46" r="25" strokeWidth="3" />
      <path className="stroke-subtle" strokeWidth="6" d="m123 65 14 14" />
      <Seed at={[99, 53]} turn={4} size={1.050} />
    </Sheet>
  )
}

function Failed() {
  return (
    <Sheet>
      <path className="stroke-subtle" strokeWidth="3" d="M16 58h30m68 0h30" />
      <path className="fill-track" d="M46 46h16v24H46a8 8 0 0 1-8-8v-8a8 8 0 0 1 8-8ZM98 46h16a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H98Z" />
      <path className="stroke-subtle" strokeWidth="3" d="M62 52h8m-8 12h8" />
      <path className="stroke-danger" strokeWidth="2.500" d="m84 36-3-9m-8 12-7-6m26 6 6-7" />
      <Seed at={[82, 78]} turn={58} size={0.900} />
    </Sheet>
  )
}

function Forbidden() {
  return (
    <Sheet>
      <path className="fill-track" d="M58 82V40a22 22 0 0 1 44 0v42Z" />
      <path className="stroke-subtle" strokeWidth="3" d="M58 82V40a22 22 0 0 1 44 0v42M48 82h64" />
      <circle className="fill-surface stroke-subtle" cx="80" cy="52" r="5" strokeWidth="3" />
      <path className="stroke-subtle" strokeWidth="3" d="M80 57v8" />
      <Seed at={[124, 74]} turn={20} size={1} />
    </Sheet>
  )
}
