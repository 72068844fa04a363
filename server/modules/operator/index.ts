/** What who runs the installation sees and does: people, stores, runs, health, audit log, outbox. Every call is for operators alone. */
export { operatorModule } from './module.ts'
export type { Installation } from './health.service.ts'
