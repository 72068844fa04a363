import type { PlatformFeature, PlatformRight } from '../../../../contract/index.ts'

/** Without these a store cannot be worked with at all. */
const indispensable: readonly PlatformFeature[] = ['account', 'categories', 'products', 'offers']

export const isMissing = ({ result }: PlatformRight): boolean => result === 'forbidden' || result === 'credential'

/** What is also written to the platform: only reading was tried, since nothing is written to try it. */
const written: readonly PlatformFeature[] = ['products', 'collections']

/** Whether a right is there for reading, and will be known for writing at the first indexing. */
export const isReadOnlyTried = ({ feature, result }: PlatformRight): boolean => result === 'allowed' && written.includes(feature)

export const missingOf = (rights: readonly PlatformRight[]): PlatformRight[] => rights.filter(isMissing)

/** Whether a store can be connected although something may be missing. */
export const suffices = (rights: readonly PlatformRight[]): boolean =>
  !rights.some((right) => isMissing(right) && indispensable.includes(right.feature))

/** What is missing comes first: that is what somebody looks for. */
export const missingFirst = (rights: readonly PlatformRight[]): PlatformRight[] => [
  ...missingOf(rights),
  ...rights.filter((right) => !isMissing(right)),
]

/** Where a right is found on the page of a role: the platform's product, then the category, then the right. */
export const placeOf = ({ right }: PlatformRight): string => right.split(' / ').join(' › ')
