/** The longest turn of the event loop from now on, in milliseconds of processor time: what others do on the machine does not count. */
export function watchTurns(): () => number {
  let longest = 0
  let watching = true
  let last = process.threadCpuUsage()
  const turn = (): void => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - last.user - last.system)
    last = now
    if (watching) setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    watching = false
    return longest / 1_000
  }
}
