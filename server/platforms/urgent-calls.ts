import { AsyncLocalStorage } from 'node:async_hooks'

const waiting = new AsyncLocalStorage<true>()

/** Runs `work`, for which a person waits: calls to a platform that are made within it go before those of the background. */
export const urgently = <T>(work: () => T): T => waiting.run(true, work)

/** Whether a person waits for what runs now. */
export const isUrgent = (): boolean => waiting.getStore() === true
