import type { PublicationMark } from '../../../../contract/index.ts'

/** A step of the curve, as far as a mark needs to know it. */
interface Step {
  at: string
}

/** The step within which an instant lies: the last one that had begun; null before the first. */
export function stepAt(steps: readonly Step[], instant: string): string | null {
  const moment = Date.parse(instant)
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (Date.parse(steps[middle]!.at) <= moment) low = middle + 1
    else high = middle
  }
  return steps[low - 1]?.at ?? null
}

/** The publications at the steps of a curve, the oldest first. */
export function marksAtSteps(marks: readonly PublicationMark[], steps: readonly Step[]): readonly { at: string; mark: PublicationMark }[] {
  return marks
    .flatMap((mark) => {
      const at = stepAt(steps, mark.at)
      return at === null ? [] : [{ at, mark }]
    })
    .reverse()
}
