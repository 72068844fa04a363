/**
 * Long arithmetic in short steps: whoever runs it may do something else between two of them. Each step is to take a few milliseconds for
 * a list of 100 000 products.
 */
export type Steps<T> = Generator<void, T>

/** Runs all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Texts that are sorted at once. */
const slice = 4_096

/** Sorts texts by code unit, in steps: slices first, then merged two by two. */
export function* sortTextsSteps(texts: readonly string[]): Steps<string[]> {
  let runs: string[][] = []
  for (let from = 0; from < texts.length; from += slice) {
    // Without a comparison of its own, `sort` compares by code unit, and far quicker.
    runs.push(texts.slice(from, from + slice).sort())
    yield
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const other = runs[at + 1]
      merged.push(other ? yield* merge(runs[at]!, other) : runs[at]!)
    }
    runs = merged
  }
  return runs[0] ?? []
}

function* merge(left: readonly string[], right: readonly string[]): Steps<string[]> {
  const merged: string[] = []
  let one = 0
  let two = 0
  while (one < left.length || two < right.length) {
    const fromLeft = two === right.length || (one < left.length && left[one]! <= right[two]!)
    merged.push(fromLeft ? left[one++]! : right[two++]!)
    if (merged.length % slice === 0) yield
  }
  return merged
}
