import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { CallContext, Platform, PlatformCall } from '../../platforms/platform.ts'
import { type Again, type Beside, type RunDefinition, type RunPace, type Runs, usualRunPace, type Work } from '../../runs/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import { planStep } from './plan-step.ts'
import { samaraOnPlatform } from './samara-on-platform.ts'
import type { PublicationOutcome } from './publication-outcome.ts'
import { publicationKind, type PublicationStage } from './publication-kind.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { verifyStep } from './verify-step.ts'
import { writeSteps } from './write-step.ts'
import { writesRepository } from './writes.repository.ts'

/** Times of a publication, in milliseconds. */
export interface PublicationPace extends RunPace {
  /** Writes under way at once, at most. */
  width: number
  /** Waits between looks at the live ordering while the platform indexes; after the last one it ends with differences. */
  looks: readonly number[]
}

export const usualPace: PublicationPace = {
  ...usualRunPace,
  width: 64,
  looks: [1_000, 2_000, 5_000, 15_000, 30_000, ...Array.from({ length: 15 }, () => 120_000)],
}

export interface PublicationRunDependencies {
  database: Database
  runs: Runs
  catalogue: CatalogueService
  ordering: OrderingService
  outcome: PublicationOutcome
  platformOf(storeId: string, context: CallContext): Promise<Platform>
  clock: Clock
  pace: PublicationPace
}

/**
 * Publications as runs: plan, write, read back. Every product's result is committed as it comes and a product that
 * is right already is never written, so a process killed at any moment loses nothing and writes nothing twice.
 */
export function publicationRuns(dependencies: PublicationRunDependencies): RunDefinition<PublicationStage> {
  const { database, outcome, platformOf, pace } = dependencies
  const plan = planStep({ ...dependencies, onPlatform: samaraOnPlatform(dependencies) })
  const {
    writeProducts: write,
    findHiddenProducts: gather,
    replaceCollection: replace,
  } = writeSteps({ ...dependencies, width: pace.width })
  const verify = verifyStep({ ...dependencies, looks: pace.looks })

  const step =
    (work: (row: PublicationRow, platform: Platform) => Promise<Again | void>) =>
    async ({ run, context }: Work<PublicationStage>): Promise<Again | undefined> => {
      const row = await publicationRepository(database, run.storeId).byId(run.id)
      return (row && (await work(row, await platformOf(run.storeId, context)))) || undefined
    }

  return {
    kind: publicationKind,
    pace,
    steps: {
      planning: step(plan),
      writing: step(write),
      gathering: step(gather),
      replacing: step(replace),
      checking: step(verify),
      rechecking: step(verify),
    },
    /** Writes down the calls to the platform. */
    beside({ storeId, id }): Beside {
      const calls: PlatformCall[] = []
      return {
        record: (call) => void calls.push(call),
        async tick() {
          const made = calls.splice(0)
          if (made.length === 0) return
          await writesRepository(database, storeId, id).addCalls(made)
          await dependencies.runs.notify(database, publicationKind, { storeId, id })
        },
      }
    },
    cancelled: outcome.cancelled,
    failed: outcome.failed,
  }
}
