/** Where notices stand above the window's lower edge: the height of what sticks to it. */
export const standAbove = '--notices-above'

/** Keeps notices off a bar that sticks to the window's lower edge, however high it is just now. A ref of that bar. */
export function keepNoticesAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const root = document.documentElement
  const measured = new ResizeObserver(() => root.style.setProperty(standAbove, `${String(bar.offsetHeight)}px`))
  measured.observe(bar)
  return () => {
    measured.disconnect()
    root.style.removeProperty(standAbove)
  }
}
