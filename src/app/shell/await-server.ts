import { readConfiguration } from '../../api/index.ts'

/** Milliseconds: the first and the longest wait between two looks. */
const waits = { first: 500, longest: 5_000 } as const

/** Loads the page again once the server answers: a page that is loaded without a connection is the browser's own error page. */
export async function awaitServer(): Promise<void> {
  for (let wait: number = waits.first; ; wait = Math.min(waits.longest, wait * 1.5)) {
    await new Promise((done) => setTimeout(done, wait))
    const answers = await readConfiguration().then(
      () => true,
      () => false,
    )
    if (answers) return location.reload()
  }
}
