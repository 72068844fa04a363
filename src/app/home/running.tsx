import { RunningPublications } from '../../features/publication/index.ts'
import { paths } from '../paths.ts'

/** The publications of a store that are under way; fetched only when there are any. */
export const Running = ({ store, timeZone }: { store: string; timeZone: string }) => (
  <RunningPublications store={store} timeZone={timeZone} queueHref={paths.indexAdmin} />
)
