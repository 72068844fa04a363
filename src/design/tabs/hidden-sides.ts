/** At which ends of a line something is scrolled out of sight. */
export type HiddenSides = 'start' | 'end' | 'both' | undefined

interface Line {
  scrollLeft: number
  scrollWidth: number
  clientWidth: number
}

/** A pixel of grace: browsers round scroll positions differently from widths. */
const grace = 1

/** Where more of a line is hidden than what is seen. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Line): HiddenSides {
  const start = scrollLeft > grace
  const end = scrollLeft + clientWidth < scrollWidth - grace
  if (start && end) return 'both'
  return start ? 'start' : end ? 'end' : undefined
}
