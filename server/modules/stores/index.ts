/** Stores of merchants, their credentials, and the platform behind each. */
export { storesModule } from './module.ts'
export { type CredentialSeal, type StoresService, storesService, type StoreToAdd } from './stores.service.ts'
export type { StoreRow } from './stores.repository.ts'
