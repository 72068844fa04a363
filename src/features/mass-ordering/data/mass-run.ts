import { type MassOutcome, numberInGroup, type OrderableList } from '../../../../contract/index.ts'
import {
  again,
  answered,
  apply,
  begin,
  isWorking,
  nextWaiting,
  refused,
  started,
  stop,
  type Refusal,
  type Run,
  type RunLine,
} from '../model/run.ts'
import type { Recipe } from '../model/recipe.ts'

/** How many lists are asked about at once. */
const atOnce = 3

export interface MassRunDependencies {
  /** Previews or orders one list. */
  ask: (recipe: Recipe, line: RunLine, signal: AbortSignal) => Promise<MassOutcome>
  refusalOf: (error: unknown) => Refusal
  /** Orderings were saved, and nothing is under way any more. */
  settled: () => void
}

/** A recipe on its way through many lists. It lives outside of any page, so that it goes on when its page is left. */
export interface MassRun {
  read: () => Run | null
  subscribe: (changed: () => void) => () => void
  preview: (recipe: Recipe, lists: readonly OrderableList[]) => void
  apply: (chosen: ReadonlySet<number>) => void
  again: () => void
  stop: () => void
  /** Puts it away; what is being ordered at the moment is ordered all the same. */
  forget: () => void
}

/** Makes a run that asks for at most three lists at once, each on its own, so that one that fails keeps no other from its turn. */
export function massRun({ ask, refusalOf, settled }: MassRunDependencies): MassRun {
  let run: Run | null = null
  let working = 0
  let looking = new AbortController()
  const listeners = new Set<() => void>()

  const put = (next: Run | null): void => {
    run = next
    for (const changed of listeners) changed()
  }

  async function work(line: RunLine, recipe: Recipe): Promise<void> {
    const id = numberInGroup(line.list)
    const { signal } = looking
    // What is being written is never torn apart: nobody would know what became of it.
    const stoppable = line.task === 'preview' ? signal : new AbortController().signal
    let next: (present: Run) => Run
    try {
      const outcome = await ask(recipe, line, stoppable)
      next = (present) => answered(present, id, outcome)
    } catch (error) {
      next = (present) => refused(present, id, refusalOf(error))
    }
    working--
    // A run that was called off or put away in the meantime has its answer already.
    if (run && run.recipe === recipe && !stoppable.aborted) put(next(run))
    go()
    if (line.task === 'apply' && !(run?.recipe === recipe && isWorking(run))) settled()
  }

  function go(): void {
    while (run && working < atOnce) {
      const line = nextWaiting(run)
      if (!line) return
      working++
      put(started(run, numberInGroup(line.list)))
      void work(line, run.recipe)
    }
  }

  const change = (next: (present: Run) => Run): void => {
    if (!run) return
    put(next(run))
    go()
  }
  const callOff = (): void => {
    looking.abort()
    looking = new AbortController()
  }

  return {
    read: () => run,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    preview(recipe, lists) {
      callOff()
      // A new recipe object for every run: late answers of a former run are recognised by it.
      put(begin({ ...recipe }, lists))
      go()
    },
    apply: (chosen) => change((present) => apply(present, chosen)),
    again: () => change(again),
    stop() {
      callOff()
      change(stop)
    },
    forget() {
      callOff()
      put(null)
    },
  }
}
