import type { ReactNode } from 'react'
import { Seed } from '../mark/index.ts'

/** Small drawings with the seed in them; they say by picture what the headline says by word. */
export const drawings = { empty: Empty, noResult: NoResult, failed: Failed, forbidden: Forbidden } as const

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 96" fill="none" aria-hidden strokeLinecap="round" strokeLinejoin="round">
      {children}
    </svg>
  )
}

/** A seed on its way down, turned around its middle. */
function Falling({ at: [x, y], turn = 0, size = 1 }: { at: readonly [number, number]; turn?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-16 -16)`}>
      <Seed />
    </g>
  )
}

function Empty() {
  return (
    <Sheet>
      <path className="fill-track" d="M22 86c14-9 34-13 58-13s44 4 58 13Z" />
      <path className="stroke-subtle" strokeWidth="1.5" strokeDasharray="1 6" d="M126 12c-15 1-12 13-25 16" />
      <Falling at={[80, 42]} turn={-8} size={1.25} />
      <path className="stroke-accent" strokeWidth="2" d="M44 78V68m0 1c-4.5 0-7-2.5-7-7 4.5 0 7 2.5 7 7Zm0 0c0-4.5 2.5-7 7-7 0 4.5-2.5 7-7 7Z" />
    </Sheet>
  )
}

function NoResult() {
  return (
    <Sheet>
      <rect className="fill-track" x="18" y="18" width="74" height="13" rx="4" />
      <rect className="fill-track" x="18" y="41" width="56" height="13" rx="4" />
      <rect className="fill-track" x="18" y="64" width="64" height="13" rx="4" />
      <circle className="fill-surface stroke-subtle" cx="104" cy="45" r="26" strokeWidth="3" />
      <path className="stroke-subtle" strokeWidth="6" d="m124 65 14 14" />
      <Falling at={[104, 45]} size={0.95} />
    </Sheet>
  )
}

function Failed() {
  return (
    <Sheet>
      <path className="stroke-subtle" strokeWidth="3" d="M14 52h28m76 0h28" />
      <path className="fill-track" d="M42 38h20v28H42a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8ZM98 38h20a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H98Z" />
      <path className="stroke-subtle" strokeWidth="3" d="M62 45h8m-8 14h8" />
      <path className="stroke-danger" strokeWidth="2.5" d="m84 34-3-10m-9 13-8-7m28 7 7-8" />
      <Falling at={[84, 74]} turn={70} size={0.85} />
    </Sheet>
  )
}

function Forbidden() {
  return (
    <Sheet>
      <path className="stroke-subtle" strokeWidth="4" d="M62 44V32a18 18 0 0 1 36 0v12" />
      <rect className="fill-track" x="50" y="44" width="60" height="42" rx="8" />
      <circle className="fill-subtle" cx="80" cy="61" r="4.5" />
      <path className="stroke-subtle" strokeWidth="3.5" d="M80 63v9" />
      <Falling at={[130, 70]} turn={24} size={0.8} />
    </Sheet>
  )
}
