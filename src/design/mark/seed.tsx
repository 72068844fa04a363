/** The seed's outlines on a field of 32 by 32: nut at the lower left, wing to the upper right. */
const seed = {
  wing: 'M4.8 19.8C5.6 11.4 12.8 3.2 26.4 1.6c2.5-.3 4.2 1.3 3.8 3.7-1.7 10.6-9.2 18.7-17.6 21Z',
  veins: 'M11.8 21.6C14 14.9 18.9 9.3 25.6 5.5M14 23.3C17.7 19.7 21.8 16.6 26.5 12.8M9.3 19.6C10.3 13.9 13.8 9.3 18.6 6.1',
  nut: 'M4.2 19.3c3.5-2.9 7.1-3 9.2-.9s2 5.7-.9 9.2c-2.3 2.7-6.9 3.8-9.4 1.3S1.5 21.6 4.2 19.3Z',
} as const

/** The seed alone, for drawings; stands in an `<svg>` of whoever draws. */
export function Seed() {
  return (
    <>
      <path className="fill-accent" d={seed.wing} />
      <path className="stroke-on-accent" opacity="0.45" strokeWidth="1.1" strokeLinecap="round" d={seed.veins} />
      <path className="fill-seed" d={seed.nut} />
    </>
  )
}
