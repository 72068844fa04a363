import type { Budget, AccountFailures } from '../budget/index.ts'
import { PlatformFault } from '../platform.ts'
import type { Time } from './time.ts'

/** Stops the calls of an account that fail one after the other. */
export interface Breaker {
  /** Throws {@link PlatformFault} `unavailable`, with what is left, where nobody may call. */
  check(): void
  /** Right before a call: like `check`, and true for the one call that tries whether the platform works again. */
  enter(): Promise<boolean>
  worked(): void
  failed(probe: boolean): void
  /** What the database knows of the failures of the account. */
  update(shared: AccountFailures): void
}

export interface BreakerOptions {
  /** So many failures in a row, of no answer or "I am broken". */
  failures: number
  /** Milliseconds for which nobody calls then. */
  opensFor: number
}

/** Whoever tries is given so long; then somebody else may, in milliseconds. */
const trial = 60_000

/** What never stops anything. */
export const noBreaker: Breaker = { check() {}, enter: () => Promise.resolve(false), worked() {}, failed() {}, update() {} }

/** `budget` shares it with other processes; where it does not answer, this process decides for itself. */
export function createBreaker({ failures: most, opensFor }: BreakerOptions, perSecond: number, time: Time, budget: Budget | null): Breaker {
  let failures = 0
  /** Null where calls may go. */
  let openUntil: number | null = null

  const stop = () => {
    if (openUntil !== null && openUntil > time.now()) {
      throw new PlatformFault(
        'unavailable',
        'VTEX failed again and again: this account is left in peace for a while.',
        Math.ceil(openUntil - time.now()),
      )
    }
  }
  const update = (shared: AccountFailures) => {
    failures = shared.failures
    openUntil = shared.openFor === null ? null : time.now() + shared.openFor
  }
  return {
    check: stop,
    update,
    async enter() {
      stop()
      if (openUntil === null) return false
      const decided =
        budget &&
        (await budget.probe(trial).then(
          (answer) => ({ answer }),
          () => null,
        ))
      if (decided && decided.answer === null) {
        update({ failures: 0, openFor: null })
        return false
      }
      // Somebody else of this process may have begun to try meanwhile.
      if (decided?.answer?.mine !== true) stop()
      openUntil = time.now() + (decided?.answer?.openFor ?? trial)
      if (decided?.answer?.mine === false) stop()
      return true
    },
    worked() {
      if (failures === 0 && openUntil === null) return
      update({ failures: 0, openFor: null })
      budget?.worked().catch(() => {})
    },
    failed(probe) {
      failures += 1
      if (failures >= most && (probe || openUntil === null)) openUntil = time.now() + opensFor
      budget?.failed({ perSecond, most, opensFor, probe }).then(update, () => {})
    },
  }
}
