/** The seed's outlines on a field of 32 by 32: a wing of three rows, the longest on top, and the nut that carries them. */
const seed = {
  rows: [
    'M6 18.2C7.6 8.8 15.4 2.2 27.2 1.5C29.8 1.4 31.2 3.1 30.5 5.5C30.4 5.9 30.3 6.3 30.1 6.7C17.7 8.1 11.2 13.4 8.7 20.7Z',
    'M10.3 21.3C12.5 14.4 18 9.8 29.6 8.4C28.9 10 28.1 11.5 27.2 13C18.2 14.3 13.3 17.9 9.8 23.6Z',
    'M11.2 24.4C14.3 19.3 18.3 16.2 25.9 14.8C22.8 18.8 18.5 22 13.2 24.3Z',
  ],
  nut: 'M3.4 20.6c2.7-3.1 6.9-3.7 9.7-1.2 2.9 2.6 2.7 6.9-.2 9.6-2.7 2.5-7 2.7-9.4.3-2.5-2.4-2.6-5.9-.1-8.7Z',
} as const

/** The seed alone, for drawings; stands in an `<svg>` of whoever draws. */
export function Seed() {
  return (
    <>
      {seed.rows.map((row) => (
        <path key={row} className="fill-accent" d={row} />
      ))}
      <path className="fill-seed" d={seed.nut} />
    </>
  )
}
