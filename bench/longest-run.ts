/**
 * Length of the longest run in which no level rises, whatever is left out in between, of those levels that reach the floor of their place.
 * By a tree of maxima over the ranks of the levels: another way than the planner's own, so that the two can be held against each other.
 */
export function longestRun(levels: Float64Array, floors: Float64Array): number {
  const ranks = new Map([...new Set(levels)].sort((a, b) => b - a).map((level, rank) => [level, rank + 1]))
  const best = new Int32Array(ranks.size + 1)
  let longest = 0
  for (const [place, level] of levels.entries()) {
    if (level < floors[place]!) continue
    const rank = ranks.get(level)!
    let run = 1
    for (let at = rank; at > 0; at -= at & -at) run = Math.max(run, best[at]! + 1)
    for (let at = rank; at < best.length; at += at & -at) best[at] = Math.max(best[at]!, run)
    longest = Math.max(longest, run)
  }
  return longest
}
