import { listStatus, type ListStatus, type OrderingState, type PublicationFacts } from '../../../../contract/index.ts'

/** The status of a saved list; null until its publications are loaded. */
export function orderingStatus(
  { version, publishedVersion }: Pick<OrderingState, 'version' | 'publishedVersion'>,
  publication: PublicationFacts | null,
): ListStatus | null {
  if (version === 0) return 'never'
  return publication && listStatus({ ...publication, version, publishedVersion })
}
