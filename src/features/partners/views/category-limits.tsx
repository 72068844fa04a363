import { useId, useMemo } from 'react'
import { useFieldGroup, type FieldGroupProps } from '../../../design/field/index.ts'
import { Tag, TagList } from '../../../design/tag/index.ts'
import { Tree } from '../../../design/tree/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { chosenNodes, countBelow, coveredBy, wayTo, type LimitNode } from '../model/limits.ts'

export interface CategoryLimitsProps {
  tree: readonly LimitNode[]
  /** Names of categories that were chosen before; the tree may hold them no more. */
  known: readonly { id: number; name: string }[]
  /** Ids, as forms have them. */
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
}

/** Categories in their tree: a chosen one covers everything below it, and says so. Stands in a `Field`. */
export function CategoryLimits({ tree, known, chosen, onChosen }: CategoryLimitsProps) {
  const t = useSentences('partners')
  const format = useFormat()
  // The search field inside takes the field's own id.
  const { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = useFieldGroup<FieldGroupProps>({ id: useId() })
  const checked = useMemo(() => new Set(chosen.map(Number)), [chosen])
  const covered = useMemo(() => coveredBy(tree, checked), [tree, checked])
  const picked = useMemo(() => chosenNodes(tree, chosen), [tree, chosen])
  const gone = picked.filter(({ node }) => node === null)
  const nameOf = (id: number): string => known.find((one) => one.id === id)?.name || t('limits.gone', { id })
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className="flex flex-col gap-2">
      {picked.length > 0 && (
        <TagList label={t('limits.chosen')}>
          {picked.map(({ id, node }) => {
            const below = node ? countBelow(node) : 0
            return (
              <Tag key={id} onRemove={() => onChosen(chosen.filter((one) => one !== String(id)))}>
                <bdi>{node?.name ?? nameOf(id)}</bdi>
                {below > 0 && ` · ${t('limits.below', { count: below, number: format.number(below) })}`}
              </Tag>
            )
          })}
        </TagList>
      )}
      <div className="h-64 overflow-hidden rounded-md border border-default">
        <Tree
          label={t('limits.categories')}
          searchLabel={t('limits.searchCategories')}
          nodes={tree}
          checked={checked}
          onCheckedChange={(next) => onChosen([...next, ...gone.map(({ id }) => id)].map(String))}
          aside={({ id }) => (covered.has(id) ? t('limits.covered') : null)}
          defaultOpen={picked.flatMap(({ id }) => wayTo(tree, id))}
          noResult={<p className="p-4 text-sm text-muted">{t('limits.noCategory')}</p>}
          className="h-full"
        />
      </div>
    </div>
  )
}
