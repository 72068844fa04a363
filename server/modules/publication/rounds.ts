import type { Database } from '../../database/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { watchDue } from './drift.jobs.ts'
import type { PublicationService } from './publication.service.ts'

const every = 60_000

/** Once a minute, in every process: publications whose job got lost are taken up again, and published lists are looked at. */
export const publicationRounds = (dependencies: {
  database: Database
  publication: PublicationService
  jobs: Jobs
  clock: Clock
  logger: Logger
}) => {
  const { publication, logger } = dependencies
  const round = async (): Promise<void> => {
    await publication.resume({ all: false })
    await watchDue(dependencies)
  }
  return {
    round,
    /** Gives the way to end them. */
    start(): () => Promise<void> {
      let under: Promise<void> | null = null
      const timer = setInterval(() => {
        under ??= round()
          .catch((error: unknown) => logger.error({ err: error }, 'a round of publications failed'))
          .finally(() => (under = null))
      }, every)
      return async () => {
        clearInterval(timer)
        await under
      }
    },
  }
}
