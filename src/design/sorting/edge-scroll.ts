/** Depth of the zones at the edges in which dragged items make the list scroll, in pixels. */
export const edgeZone = 72

/** The highest scroll speed during a drag, in pixels per second: long lists are crossed in reasonable time. */
export const fastest = 6_000

export interface EdgePull {
  /** Distance of the pointer from the top of the scrolling area, in pixels; outside it is negative or beyond `height`. */
  readonly y: number
  readonly height: number
  /** How long the pointer has been in the zone, in milliseconds. */
  readonly held: number
}

/**
 * Speed in pixels per second, negative upwards: nothing in the middle, growing with the depth in the edge zone (squared, so that
 * the first pixels are gentle) and with the time that the pointer stays there.
 */
export function edgeSpeed({ y, height, held }: EdgePull): number {
  const zone = Math.min(edgeZone, height / 4)
  const depth = y < zone ? (y - zone) / zone : y > height - zone ? (y - (height - zone)) / zone : 0
  const pull = Math.max(-1, Math.min(1, depth))
  const acceleration = Math.min(1, 0.15 + held / 2_500)
  return Math.sign(pull) * pull * pull * acceleration * fastest
}
