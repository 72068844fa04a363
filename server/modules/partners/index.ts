/** Who works in a store: invitations, limits, handing over, leaving. */
export { partnersModule } from './module.ts'
export type { MembersService } from './members.service.ts'
