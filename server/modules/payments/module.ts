import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PlanName } from '../../../contract/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { cardsService } from './cards.service.ts'
import { charging } from './charging.ts'
import { comparison } from './comparison.ts'
import { eventsService, sandboxEventsTask } from './events.service.ts'
import type { Gateway } from './gateway.ts'
import { invoicesService } from './invoices.service.ts'
import { paymentMessages } from './messages.ts'
import { paymentsOperatorService } from './operator.service.ts'
import { servePayments } from './serve-payments.ts'
import { paymentsRoutes } from './payments.routes.ts'
import type { PlanService } from './plan.service.ts'
import { renewals } from './renewals.ts'
import { type SandboxGateway, sandboxGateway, type SandboxParts } from './sandbox/sandbox-gateway.ts'
import { settling } from './settle.ts'
import { stripeGateway, type StripeSettings } from './stripe/stripe-gateway.ts'
import { subscriptionService } from './subscription.service.ts'

/** What the installation's settings say of money. */
export interface PaymentSettings {
  /** Null: the gateway on board, which moves none. */
  stripe: StripeSettings | null
  /** Name and address of whoever sells, as lines. */
  sellerName: string
  /** Their country: the tax depends on it. */
  sellerCountry: string
  /** The plan of everybody who subscribes to none. */
  includedPlan: PlanName
}

export interface PaymentsModuleParts extends ServerParts {
  plan: PlanService
  settings: PaymentSettings
  publicUrl: string
  /** Lets the gateway on board fail, in tests. @default never */
  disturb?: SandboxParts['disturb']
}

export interface PaymentsService {
  /** Serves what is not in the contract: events of the gateway, pages of the one on board. */
  serve(app: FastifyInstance): Promise<void>
  /** Compares ledger and gateway now. */
  compare: ReturnType<typeof comparison>['compare']
  /** The gateway on board; null where there is another. */
  sandbox: SandboxGateway | null
}

/** Plans, cards, subscriptions, invoices, and the gateway that charges. */
export function paymentsModule(parts: PaymentsModuleParts): ServerModule<PaymentsService> {
  const { settings, publicUrl, database, clock, plan, disturb } = parts
  const sandbox =
    settings.stripe === null
      ? sandboxGateway({ database, clock, publicUrl, secret: randomBytes(32).toString('hex'), ...(disturb ? { disturb } : {}) })
      : null
  const gateway: Gateway = sandbox ?? stripeGateway(settings.stripe!)
  const messages = paymentMessages({ ...parts, publicUrl })
  const settle = settling({ clock, plan, messages, sellerName: settings.sellerName })
  const more = { ...parts, gateway, settle, messages, seller: settings.sellerCountry, sellerName: settings.sellerName }
  const charges = charging(more)
  const known = { ...more, charging: charges }
  const events = eventsService(known)
  const compared = comparison(known)
  const operator = paymentsOperatorService({ ...known, includedPlan: settings.includedPlan })
  const services = {
    plan,
    subscriptions: subscriptionService(known),
    cards: cardsService(known),
    invoices: invoicesService(known),
    operator,
  }
  return {
    service: { serve: (app) => servePayments(app, events, sandbox), compare: compared.compare, sandbox },
    routes: (route) => paymentsRoutes(route, services),
    tasks: [...renewals(known).tasks, compared.task, operator.refundsTask, ...(sandbox ? [sandboxEventsTask(sandbox, events)] : [])],
  }
}
