/** People, and what they tried. */
export { usersModule } from './module.ts'
export { type ProvenIdentity, type UsersService, usersService } from './users.service.ts'
export type { ApiGrant } from './api-tokens.repository.ts'
export type { ApiTokensService } from './api-tokens.service.ts'
export type { PersonRow } from './users.repository.ts'
