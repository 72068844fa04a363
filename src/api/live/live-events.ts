import type { Configuration } from '../../../contract/index.ts'
import type { Identity } from '../call.ts'
import { makeLive, type Live } from './live.ts'

/** Milliseconds that the page gets to itself before what follows the stream is fetched: its answers are fresh until then. */
const first = 6_000

/**
 * The server's live events for a signed-in person: one stream per tab, opened when somebody first listens. What follows it comes only then.
 */
export const liveEvents = (configuration: Pick<Configuration, 'services'>, identity: Identity): Live =>
  makeLive((line) => {
    setTimeout(() => {
      // Without it there is no stream, and one asks from time to time.
      import('./follow.ts')
        .then(({ follow, streamOf }) => follow({ open: streamOf(configuration, identity), renew: () => identity.renew() }, line))
        .catch(() => undefined)
    }, first)
  })
