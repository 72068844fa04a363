import { demoAccount } from '../../demo/demo-store.ts'
import type { Fault } from '../../demo/simulator/index.ts'

/** The simulator beside the product, by its own addresses. */
export function platformAt(port: number) {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/__simulator${path}`, {
      ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The simulator answered ${answer.status} to ${path}.`)
    return answer.status === 204 ? null : answer.json()
  }
  return {
    begin: (fault: Fault) => ask('/faults', fault),
    /** Ends all faults. */
    mend: () => ask('/faults', null),
    /** The search learns of changes so much later. */
    delayIndex: (milliseconds: number) => ask('/index-delay', { milliseconds }),
    /** How often each product was written. */
    writes: async () => new Map(Object.entries((await ask(`/accounts/${demoAccount}/writes`)) as Record<string, number>)),
  }
}
export type PlatformControl = ReturnType<typeof platformAt>
