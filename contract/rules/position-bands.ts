/** Places of a list, grouped as shoppers meet them: from 1 to the end of each band, the last one without an end. */
export const positionBands = [
  { from: 1, to: 12 },
  { from: 13, to: 24 },
  { from: 25, to: 48 },
  { from: 49, to: null },
] as const

/** Which band a position belongs to, counted from 0. Positions count from 1. */
export const bandOf = (position: number): number => positionBands.findIndex(({ to }) => to === null || position <= to)
