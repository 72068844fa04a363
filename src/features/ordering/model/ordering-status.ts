import type { Workbench } from './workbench.ts'
import { listStatus, type ListStatus, type OrderingState, type PublicationFacts } from '../../../../contract/index.ts'

/** Whether a list can be published as it is: one that was saved, and a Samara collection, which the platform may not have at all. */
export const isPublishable = ({ ordering, list }: Pick<Workbench, 'ordering' | 'list'>): boolean =>
  ordering.version > 0 || list.source.list.kind === 'samara'

/** The status of a saved list; null until its publications are loaded. */
export function orderingStatus(
  { version, publishedVersion }: Pick<OrderingState, 'version' | 'publishedVersion'>,
  publication: PublicationFacts | null,
): ListStatus | null {
  if (version === 0) return 'never'
  return publication && listStatus({ ...publication, version, publishedVersion })
}
