import type { Connection, Queries } from './database/index.ts'
import { databaseEvents } from './events/index.ts'
import { assistantModule } from './modules/assistant/index.ts'
import { automationsModule } from './modules/automations/index.ts'
import { backtestsModule } from './modules/backtests/index.ts'
import { catalogueModule } from './modules/catalogue/index.ts'
import { filesModule } from './modules/files/index.ts'
import { connectionsModule, type DemoShops } from './modules/connections/index.ts'
import { homeModule } from './modules/home/index.ts'
import { noticesModule } from './modules/notices/index.ts'
import { type Installation, operatorModule } from './modules/operator/index.ts'
import { orderingModule } from './modules/ordering/index.ts'
import { partnersModule } from './modules/partners/index.ts'
import { paymentsModule, type PaymentSettings, planService } from './modules/payments/index.ts'
import { preferencesModule } from './modules/preferences/index.ts'
import { publicationModule, type PublicationPace } from './modules/publication/index.ts'
import { salesModule } from './modules/sales/index.ts'
import { reportsModule } from './modules/reports/index.ts'
import { samaraCollectionsModule } from './modules/samara-collections/index.ts'
import { scoresModule } from './modules/scores/index.ts'
import type { ServerModule, ServerParts } from './modules/server-module.ts'
import { storesModule } from './modules/stores/index.ts'
import { synchronisationModule, usualSynchronisationPace } from './modules/synchronisation/index.ts'
import { usersModule } from './modules/users/index.ts'
import { type PostOptions, webhooksModule } from './modules/webhooks/index.ts'
import type { Identity } from './identity/index.ts'
import type { Jobs } from './jobs/index.ts'
import type { Clock } from './kernel/clock.ts'
import type { Logger } from './kernel/logger.ts'
import type { Secrets } from './kernel/secrets.ts'
import type { MailPart } from './mail/index.ts'
import type { ConnectPlatform } from './platforms/platform.ts'
import { createRuns, type RunPace } from './runs/index.ts'

export interface ModuleOptions {
  connection: Connection
  jobs: Jobs
  secrets: Secrets
  mail: MailPart
  identity: Pick<Identity, 'accounts'>
  clock: Clock
  logger: Logger
  connectPlatform: ConnectPlatform
  /** Where demo stores get their shops; null where there is no simulator. */
  demoShops: DemoShops | null
  /** E-mails of people whose password is public. @default none */
  demoPeople?: readonly string[]
  /** Where people reach the server. */
  publicUrl: string
  pace: PublicationPace
  /** What plans there are for whom, and who charges for them. */
  payments: PaymentSettings
  /** How messages of webhooks are sent. */
  webhooks: PostOptions
  /** Lets the payment gateway on board fail, in tests. @default never */
  disturbPayments?: (call: string, when: 'before' | 'after') => Promise<void> | void
  /** What the operator is shown of this process. */
  installation: Installation
  /** @default the usual one */
  synchronisationPace?: RunPace
}

/** The parts of the server, each after those that it asks. */
export function makeModules({
  connection,
  jobs,
  secrets,
  mail,
  identity,
  clock,
  logger,
  connectPlatform,
  demoShops,
  demoPeople = [],
  publicUrl,
  pace,
  payments: settings,
  webhooks: post,
  disturbPayments,
  installation,
  synchronisationPace,
}: ModuleOptions) {
  const { database, pool, direct } = connection
  const runs = createRuns({ database, direct, jobs, events: databaseEvents, clock, logger })
  const parts: ServerParts = { database, pool, direct, jobs, runs, events: databaseEvents, mail: mail.service, clock, logger }
  const purpose = 'platform-credential'
  const seal = {
    seal: (text: string, row: string) => secrets.seal(text, { purpose, row }),
    open: (sealed: string, row: string) => secrets.open(sealed, { purpose, row }),
  }
  const users = usersModule({
    ...parts,
    accounts: identity.accounts,
    demoPeople,
    // Made below, of parts that ask for people themselves.
    leaving: (transaction, person) => partners.service.forget(transaction, person),
  })
  const stores = storesModule({ ...parts, connectPlatform, seal, everybodys: demoShops?.onBoard ?? null })
  const plan = planService({
    ...parts,
    includedPlan: settings.includedPlan,
    // Made below, of parts that ask for plans themselves.
    pauseAutomations: (queries, storeId, ids, paused) => automations.service.pauseByPlan(queries, storeId, ids, paused),
  })
  const catalogue = catalogueModule(parts)
  const preferences = preferencesModule(parts)
  const notices = noticesModule({ ...parts, publicUrl })
  const webhooks = webhooksModule({ ...parts, secrets, post })
  const known = {
    ...parts,
    stores: stores.service,
    catalogue: catalogue.service,
    preferences: preferences.service,
    notices: notices.service,
    webhooks: webhooks.service,
    plan,
  }
  const files = filesModule(known)
  const sales = salesModule(known)
  const samaraCollections = samaraCollectionsModule({ ...known, files: files.service })
  // Filters read scores and figures.
  const scores = scoresModule({
    ...known,
    afterwards: async (storeId) => {
      await samaraCollections.service.ask(storeId)
      // Made below, of parts that come after scores.
      await automations.service.look(storeId)
    },
  })
  const ordering = orderingModule({ ...known, scores: scores.service })
  const afterwards = async (storeId: string, queries: Queries): Promise<void> => {
    await automations.service.synchronised(storeId, queries)
    await scores.service.renew(storeId, queries)
  }
  const synchronisation = synchronisationModule({
    ...known,
    sales: sales.service,
    pace: synchronisationPace ?? usualSynchronisationPace,
    afterwards,
  })
  const connections = connectionsModule({
    ...known,
    sales: sales.service,
    scores: scores.service,
    ordering: ordering.service,
    synchronisation: synchronisation.service,
    // Made below: it asks for publications, which come after stores.
    invitations: (storeId) => partners.service.openInvitations(storeId),
    connectPlatform,
    demoShops,
  })
  const publication = publicationModule({ ...known, ordering: ordering.service, pace })
  const automations = automationsModule({
    ...known,
    ordering: ordering.service,
    scores: scores.service,
    publication: publication.service,
    proposals: publication.proposals,
  })
  const assistant = assistantModule(parts)
  const backtests = backtestsModule({ ...known, ordering: ordering.service })
  const partners = partnersModule({ ...known, publication: publication.service, accounts: identity.accounts, publicUrl })

  const payments = paymentsModule({ ...parts, plan, settings, publicUrl, ...(disturbPayments ? { disturb: disturbPayments } : {}) })

  const reports = reportsModule(known)

  const home = homeModule({
    ...known,
    automations: automations.service,
    sales: reports.service,
    synchronisation: synchronisation.service,
    publication: publication.service,
    proposals: publication.proposals,
  })

  const operator = operatorModule({
    ...known,
    accounts: identity.accounts,
    connections: connections.service,
    actions: {
      publication: {
        cancel: (id, run) => publication.control.cancel({ id }, run, null),
        retry: (id, run) => publication.control.retry({ id }, run, null),
      },
      synchronisation: { cancel: synchronisation.service.cancel, retry: synchronisation.service.resume },
    },
    installation,
  })

  const all: readonly ServerModule<unknown>[] = [
    users,
    stores,
    connections,
    catalogue,
    scores,
    ordering,
    preferences,
    files,
    samaraCollections,
    notices,
    webhooks,
    sales,
    synchronisation,
    publication,
    automations,
    backtests,
    assistant,
    partners,
    home,
    reports,
    operator,
    payments,
  ]
  return {
    all,
    services: {
      users: users.service,
      apiTokens: users.apiTokens,
      stores: stores.service,
      preferences: preferences.service,
      notices: notices.service,
      catalogue: catalogue.service,
      scores: scores.service,
      samaraCollections: samaraCollections.service,
      ordering: ordering.service,
      sales: sales.service,
      synchronisation: synchronisation.service,
      publication: publication.service,
      automations: automations.service,
      backtests: backtests.service,
      payments: payments.service,
      plan,
      runs,
    },
  }
}
