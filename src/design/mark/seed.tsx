/** The seed's outlines on a field of 32 by 32: nut at the lower left, wing to the upper right. */
export const seed = {
  wing: 'M5.6 20.6C7.1 11.9 13.9 3.6 26.6 1.7c2.5-.4 4.1 1.2 3.7 3.6-1.6 10.2-8.6 18.6-18 21.3Z',
  veins: 'M12.3 21.2C14.7 14.8 19.4 9.3 25.7 5.7M14.2 23C17.9 19.3 21.7 16.3 26.3 12.7M9.8 19.3C11 13.7 14.3 9.2 18.9 6.1',
  nut: 'M13.3 18.7c2.7 2.7 2.5 6.7-.3 9.5s-7.5 3.3-10.1.7-2.1-7.3.7-10.1 7-2.8 9.7-.1Z',
} as const

/** The seed alone, for drawings; stands in an `<svg>` of whoever draws. */
export function Seed() {
  return (
    <>
      <path className="fill-accent" d={seed.wing} />
      <path className="stroke-on-accent" opacity="0.5" strokeWidth="1.2" strokeLinecap="round" d={seed.veins} />
      <path className="fill-seed" d={seed.nut} />
    </>
  )
}
