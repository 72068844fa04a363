/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Between the control and the sheet, and between the sheet and the edge of the screen. */
export const gap = 10
const edge = 8

const within = (at: number, size: number, room: number): number => Math.max(edge, Math.min(at, room - size - edge))

const covers = (at: { left: number; top: number }, sheet: Size, control: Box): boolean =>
  at.left < control.left + control.width + gap &&
  control.left < at.left + sheet.width + gap &&
  at.top < control.top + control.height + gap &&
  control.top < at.top + sheet.height + gap

/**
 * Where a sheet stands beside a control: under it, else above it, else at its side, and always on the
 * screen. Without a control it stands in the corner that a thumb and a reader reach last, out of the way
 * of a bar at the bottom, too; so it does for a control `among` others like it, which it would cover.
 */
export function placeBeside(control: Box | null, sheet: Size, screen: Size, among = false, bar = 0): { left: number; top: number } {
  const corner = {
    left: within(screen.width - sheet.width - 2 * edge, sheet.width, screen.width),
    top: within(screen.height - bar - sheet.height - 2 * edge, sheet.height, screen.height),
  }
  if (control === null || (among && !covers(corner, sheet, control))) return corner
  const left = within(control.left, sheet.width, screen.width)
  const below = control.top + control.height + gap
  if (below + sheet.height + edge <= screen.height) return { left, top: within(below, sheet.height, screen.height) }
  // Above the whole bar that it stands in: what the bar says of the work stays to be read.
  const bars = screen.height - bar
  const above = (control.top >= bars ? bars : control.top) - gap - sheet.height
  if (above >= edge) return { left, top: within(above, sheet.height, screen.height) }
  const top = within(control.top, sheet.height, screen.height)
  const right = control.left + control.width + gap
  if (right + sheet.width + edge <= screen.width) return { left: Math.max(edge, right), top }
  return { left: within(control.left - gap - sheet.width, sheet.width, screen.width), top }
}
