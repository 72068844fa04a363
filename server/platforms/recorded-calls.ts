import { AsyncLocalStorage } from 'node:async_hooks'
import type { PlatformCall } from './platform.ts'

const listening = new AsyncLocalStorage<(call: PlatformCall) => void>()

/** Runs `work`; `hear` is told every call to a platform that is made within it, and no other. It must not throw. */
export const recordingCalls = <T>(hear: (call: PlatformCall) => void, work: () => Promise<T>): Promise<T> => listening.run(hear, work)

/** Tells of a call to whoever records now. */
export const recordCall = (call: PlatformCall): void => listening.getStore()?.(call)
