import type { RunFailure } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'
import type { CallContext, PlatformCall } from '../platforms/platform.ts'
import type { Run } from './run.repository.ts'
import type { Kind } from './states.ts'

/** The waiting times of a kind of run, in milliseconds. */
export interface RunPace {
  /** Waits between attempts after failures of the platform or our own; the last one repeats. */
  backoff: readonly number[]
  /** Wait before a job tries again to get the lock of its run or its store, which another worker holds. */
  lockRetry: number
  /** Between two checks whether the run was cancelled. */
  tick: number
}

/** What suits most kinds. */
export const usualRunPace: RunPace = { backoff: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000], lockRetry: 1_000, tick: 1_000 }

/** What a step works on. */
export interface Work<S extends string> {
  run: Run<S>
  /** Aborted when the step must end: the run was cancelled or changed by somebody else, the locks are lost, or the process stops. */
  signal: AbortSignal
  /** What calls to the platform carry. */
  context: CallContext
}

/**
 * The run is in another state than the step expects: it was cancelled, or
 * another worker went on with it. The step must write nothing more for it.
 */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** The step wants to be called again after so many milliseconds, in the state that the run is in then. */
export interface Again {
  after: number
}

/** The work of one state. It changes the run to another state, or returns when to call it again. */
export type Step<S extends string> = (work: Work<S>) => Promise<Again | undefined>

/** What happens while a step runs. */
export interface Beside {
  /** Called for each call to the platform. */
  record?(call: PlatformCall): void
  /** Called every tick, and once afterwards. */
  tick?(): Promise<void>
}

/** A kind of run with the work of its states. */
export interface RunDefinition<S extends string> {
  kind: Kind<S>
  pace: RunPace
  /** One for each active state. */
  steps: { [K in S]?: Step<S> }
  beside?(run: Run<S>): Beside
  /**
   * When a cancelled run that is being worked on ends. True: at once, and its step
   * must write nothing after that. False: when its step has ended, or two seconds
   * (`maxCancelWait` in worker.ts) after the step was asked to stop, whichever
   * comes first. A run that nobody works on ends at once in both cases.
   * @default false
   */
  stopsAtOnce?: boolean
  /** What follows when it was cancelled, in the same transaction. */
  cancelled?(queries: Queries, run: Run<S>): Promise<void>
  /** What follows when it failed, in the same transaction. */
  failed?(queries: Queries, run: Run<S>, failure: RunFailure): Promise<void>
  /**
   * For a routine, whose runs never end: handles an error instead of failing. Returns when it
   * is called again. `requestCount`: how often the run had been requested when its work began.
   */
  handleError?(run: Run<S>, fault: unknown, requestCount: number): Promise<Again | undefined>
}
