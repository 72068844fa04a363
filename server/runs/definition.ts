import type { RunFailure } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'
import type { CallContext, PlatformCall } from '../platforms/platform.ts'
import type { Run } from './run.repository.ts'
import type { Kind } from './states.ts'

/** Times of a kind of run, in milliseconds. */
export interface RunPace {
  /** Waits between tries while the platform is away or we fail; the last one repeats. */
  backoff: readonly number[]
  /** Wait before looking again whether another worker has let go of the run, or of the store. */
  turn: number
  /** Between two looks whether somebody wants it to stop. */
  tick: number
}

/** What suits most kinds. */
export const usualRunPace: RunPace = { backoff: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000], turn: 1_000, tick: 1_000 }

/** A run that a step works on. */
export interface Work<S extends string> {
  run: Run<S>
  /** Aborted when the step is to end: somebody wants the run to stop or leads it elsewhere, the locks are lost, or the process stops. */
  signal: AbortSignal
  /** What calls to the platform carry. */
  context: CallContext
}

/** Somebody else led the run elsewhere meanwhile: cancelled it, or goes on with it. Nothing more may be written for it. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** The step wants to be called again after so many milliseconds, in the state that the run is in then. */
export interface Again {
  after: number
}

/** Does what there is to do in a state, and leads the run to another one; or says when to call it again. */
export type Step<S extends string> = (work: Work<S>) => Promise<Again | undefined>

/** What happens beside a step. */
export interface Beside {
  /** Called for each call to the platform. */
  record?(call: PlatformCall): void
  /** Called every tick, and once afterwards. */
  tick?(): Promise<void>
}

/** A kind of run with what is done in its states. */
export interface RunDefinition<S extends string> {
  kind: Kind<S>
  pace: RunPace
  /** One for each active state. */
  steps: { [K in S]?: Step<S> }
  beside?(run: Run<S>): Beside
  /**
   * True: it is over as soon as it is cancelled, and its step writes nothing from then on; else it is over once its step has ended.
   * @default false
   */
  stopsAtOnce?: boolean
  /** What follows when it was cancelled, in the same transaction. */
  cancelled?(queries: Queries, run: Run<S>): Promise<void>
  /** What follows when it failed, in the same transaction. */
  failed?(queries: Queries, run: Run<S>, failure: RunFailure): Promise<void>
  /**
   * For a routine, whose runs never end: what is done about a failure instead of failing. Gives when it is called again. `asked`: how often it had been
   * asked for when its work began.
   */
  passesOver?(run: Run<S>, fault: unknown, asked: number): Promise<Again | undefined>
}
