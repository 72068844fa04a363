import { plainText, type SamaraCollection } from '../../../../contract/index.ts'

/** Which collections the table shows. */
export const collectionShows = ['current', 'archived'] as const
export type CollectionShow = (typeof collectionShows)[number]

export interface RequestedCollections {
  search: string
  show: CollectionShow
}

/** The collections that are asked for: every word of the search stands in the name or in the description, whatever accents and capitals. */
export function requestedCollections<Row extends Pick<SamaraCollection, 'name' | 'description' | 'archived'>>(
  all: readonly Row[],
  { search, show }: RequestedCollections,
): readonly Row[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return all.filter(({ name, description, archived }) => {
    const text = plainText(`${name} ${description}`)
    return archived === (show === 'archived') && words.every((word) => text.includes(word))
  })
}

/** A name for the copy of something that no other has: the proposed one, or with a number behind it. */
export function freeName(proposed: string, taken: readonly string[], most: number): string {
  for (let nth = 1; ; nth++) {
    const more = nth === 1 ? '' : ` ${nth}`
    const name = `${[...proposed].slice(0, most - more.length).join('')}${more}`
    if (!taken.includes(name)) return name
  }
}
