/**
 * The longest turn of the event loop from now on, in milliseconds of processor time: what others do on the machine does not count. It
 * looks every millisecond, so that it may count one too many; to look at every turn would keep a core busy that the work could use.
 */
export function watchTurns(): () => number {
  let longest = 0
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - last.user - last.system)
    last = now
  }, 1)
  return () => {
    clearInterval(timer)
    return longest / 1_000
  }
}
