import type { Database } from '../../database/index.ts'
import type { Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { billingRepository } from './billing.repository.ts'
import type { Charging } from './charging.ts'
import { type Gateway, GatewayFault, GatewayRefusal } from './gateway.ts'
import type { SandboxGateway } from './sandbox/sandbox-gateway.ts'

export interface EventsParts {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: Logger
  charging: Charging
}

/** What became of an event: `later`: the gateway is to send it again. */
export type EventOutcome = 'handled' | 'refused' | 'later'

export type EventsService = ReturnType<typeof eventsService>

/**
 * Events of the gateway. An event is never believed: it says which charge changed, and the gateway is asked
 * for that. So events may come in any order, twice, or days late; without a right signature they are refused.
 */
export function eventsService({ database, gateway, clock, logger, charging }: EventsParts) {
  return {
    async receive(body: Buffer, signature: string | undefined): Promise<EventOutcome> {
      try {
        const event = gateway.readEvent(body, signature, clock.now())
        if (event.charge !== null) await charging.charged(event.charge)
        await billingRepository(database).addEvent(event.id, event.kind, clock.now())
        return 'handled'
      } catch (fault) {
        if (fault instanceof GatewayRefusal) {
          logger.warn({ detail: fault.message }, 'an event of the payment gateway was refused')
          return 'refused'
        }
        if (!(fault instanceof GatewayFault)) throw fault
        return 'later'
      }
    },
  }
}

/** Every minute: the gateway on board sends its events, as another one would over the network. */
export const sandboxEventsTask = (sandbox: SandboxGateway, events: EventsService): Task<object> => ({
  name: 'sandbox-events',
  schedule: '* * * * *',
  async run() {
    await sandbox.deliver(async (body, signature) => void (await events.receive(body, signature)))
  },
})
