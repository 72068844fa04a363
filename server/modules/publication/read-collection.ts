import { positionsOf } from '../../platforms/collection-positions.ts'
import type { CollectionPlace, Platform } from '../../platforms/platform.ts'

/** Where everything in a collection stands on the platform. */
export async function readCollection(platform: Platform, collection: number): Promise<Map<number, number | null>> {
  const places: CollectionPlace[] = []
  for await (const page of platform.collectionProducts(collection)) places.push(...page)
  return positionsOf(places)
}
