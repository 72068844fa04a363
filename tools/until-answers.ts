import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves once an address answers well, however long that takes. */
export async function untilAnswers(address: string, between: number): Promise<void> {
  for (;;) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await sleep(between)
  }
}
