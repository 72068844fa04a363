import type { Task } from '../jobs/index.ts'
import { type AccountsService, type MessageRequest, messageTask } from './accounts.service.ts'

/** Sends what somebody asked for at a page of the provider, if there is something to send. */
export const accountMessageJob = (accounts: AccountsService): Task<MessageRequest> => ({
  name: messageTask,
  run: (request) => accounts.sendMessage(request),
})
