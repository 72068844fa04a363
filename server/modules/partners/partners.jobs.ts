import type { Task } from '../../jobs/index.ts'
import type { InvitationsService } from './invitations.service.ts'

/** Removes invitations that ended long ago, every night. */
export const oldInvitationsJob = (invitations: InvitationsService): Task<object> => ({
  name: 'old-invitations',
  schedule: '50 3 * * *',
  run: () => invitations.removeOld(),
})
