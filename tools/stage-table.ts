/** What a stage took. */
export interface Timed {
  title: string
  seconds: number
  /** The most memory that its processes used at once; null when it was not measured. */
  megabytes?: number | null
}

/** Seconds and memory of each stage, a line each, and of the whole. Tracks run side by side, so the whole is less than the sum. */
export function tableOf(timed: readonly Timed[], seconds: number): string[] {
  const line = (one: string, two: string, title: string) => `${one.padStart(9)}${two.padStart(8)}  ${title}`
  return [
    '',
    line('seconds', 'MB', 'stage'),
    ...timed.map(({ title, seconds: own, megabytes }) =>
      line(own.toFixed(1), megabytes === undefined || megabytes === null ? '' : String(megabytes), title),
    ),
    line(seconds.toFixed(1), '', 'all of it'),
    '',
  ]
}
