import {
  controlRun,
  exportAuditLog,
  listKnownStores,
  listMails,
  listPeople,
  listRuns,
  pauseKnownStore,
  readAuditLog,
  readHealth,
  readMail,
  sendMailAgain,
  setOperator,
  switchPerson,
  takeSecondFactor,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { AuditLogService } from './audit-log.service.ts'
import type { HealthService } from './health.service.ts'
import type { KnownStoresService } from './known-stores.service.ts'
import type { OutboxService } from './outbox.service.ts'
import type { PeopleService } from './people.service.ts'
import type { AllRunsService } from './runs.service.ts'

export interface OperatorServices {
  people: PeopleService
  stores: KnownStoresService
  runs: AllRunsService
  health: HealthService
  log: AuditLogService
  outbox: OutboxService
}

/** Calls of who runs the installation. */
export function operatorRoutes(route: Route, { people, stores, runs, health, log, outbox }: OperatorServices): void {
  route(listPeople, ({ query }) => people.page(query))
  route(switchPerson, ({ params, body, caller }) => people.setActive(params.person, body.active, caller))
  route(setOperator, ({ params, body, caller }) => people.setOperator(params.person, body.operator, caller))
  route(takeSecondFactor, ({ params, caller }) => people.takeSecondFactor(params.person, caller))
  route(listKnownStores, ({ query }) => stores.page(query))
  route(pauseKnownStore, ({ params, body, caller }) => stores.setPaused(params.name, body.paused, caller))
  route(listRuns, ({ query }) => runs.page(query))
  route(controlRun, ({ params, body, caller }) => runs.control(params.name, params.run, body.action, caller))
  route(readHealth, () => health.read())
  route(readAuditLog, ({ query }) => log.page(query))
  route(exportAuditLog, ({ query, caller }) => log.forFile(query, caller))
  route(listMails, ({ query }) => outbox.page(query))
  route(readMail, ({ params, caller }) => outbox.read(params.mail, caller))
  route(sendMailAgain, ({ params, caller }) => outbox.sendAgain(params.mail, caller))
}
