import { listStatus, type ListStatus, type OrderingState, type PublicationFacts } from '../../../../contract/index.ts'

/** The status of a list whose ordering is saved; null while what is known of its publications is on its way. */
export function orderingStatus(
  { version, publishedVersion }: Pick<OrderingState, 'version' | 'publishedVersion'>,
  publication: PublicationFacts | null,
): ListStatus | null {
  if (version === 0) return 'never'
  return publication && listStatus({ ...publication, version, publishedVersion })
}
