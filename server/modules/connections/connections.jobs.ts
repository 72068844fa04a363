import type { Task } from '../../jobs/index.ts'
import type { ConnectionsService } from './connections.service.ts'

/** Lets stores go on, every minute, whose disconnecting was broken off by the end of a process. */
export const brokenDisconnectsJob = (connections: Pick<ConnectionsService, 'endBrokenDisconnects'>): Task<object> => ({
  name: 'broken-disconnects',
  schedule: '* * * * *',
  run: () => connections.endBrokenDisconnects(),
})
