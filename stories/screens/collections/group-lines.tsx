import { Badge } from '../../../src/design/badge/index.ts'
import { useFilterSentence } from '../../../src/design/filter-builder/index.ts'
import { AddIcon, MinusIcon } from '../../../src/design/icon/index.ts'
import { useTexts } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { categoryName } from './category-tree.ts'
import { collectionsWords } from './collections.words.ts'
import { foundBy, membersOf, type PickedGroup } from './matching.ts'

export interface GroupLinesProps {
  groups: readonly PickedGroup[]
}

/** What the groups of a collection say, a line each. */
export function GroupLines({ groups }: GroupLinesProps) {
  const { say, format } = useTexts(collectionsWords)
  const sentence = useFilterSentence({ categoryName, currency })
  const { included } = membersOf(groups)
  return (
    <ul className="flex flex-col gap-2">
      {groups.map((group) => {
        // What a group takes away is counted among what is there to be taken.
        const found = foundBy(group).filter((product) => group.mode === 'include' || included.includes(product)).length
        return (
          <li key={group.id} className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
            <Badge
              size="sm"
              tone={group.mode === 'include' ? 'accent' : 'danger'}
              icon={group.mode === 'include' ? <AddIcon aria-hidden /> : <MinusIcon aria-hidden />}
            >
              {group.mode === 'include' ? say.include : say.exclude}
            </Badge>
            <span className="min-w-0 flex-1 basis-48">{sentence(group)}</span>
            <span className="text-muted tabular-nums">{`${group.mode === 'include' ? '' : '\u2212'}${say.count(format.number(found), found === 1)}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
