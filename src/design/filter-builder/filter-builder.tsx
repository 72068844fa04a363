import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { AddIcon, MinusIcon } from '../icon/index.ts'
import type { ComboboxOption } from '../combobox/index.ts'
import type { TreeNode } from '../tree/index.ts'
import { useFilterTexts } from './filter-builder.words.ts'
import {
  withChange,
  withCondition,
  withDuplicate,
  withGroup,
  withGroupDuplicate,
  withMode,
  withoutCondition,
  withoutGroup,
} from './filter-changes.ts'
import { FilterGroupCard } from './filter-group-card.tsx'
import type { FilterCondition, FilterGroup } from './filter.ts'
import { useFilterChoices } from './use-filter-choices.ts'

export interface FilterBuilderProps extends Omit<ComponentProps<'div'>, 'children'> {
  groups: readonly FilterGroup[]
  onGroupsChange: (groups: readonly FilterGroup[]) => void
  /** Keep it stable between renders. */
  categories: readonly TreeNode[]
  /** Each by its id. Keep it stable between renders. */
  brands: readonly ComboboxOption[]
  /** Lists that a product can be in, each by its id. Keep it stable between renders. */
  lists: readonly ComboboxOption[]
  /** In which prices are asked, ISO 4217. */
  currency: string
  /** Says also at every condition that waits to be filled in: after a try to save. @default false */
  strict?: boolean | undefined
  /** One group only: none can be added. @default false */
  single?: boolean | undefined
  /** How many products a condition would leave by itself. */
  alone?: ((condition: FilterCondition) => number | undefined) | undefined
  /** At the right end of a group's head: how many products it finds. */
  aside?: ((group: FilterGroup) => ReactNode) | undefined
  /** Below a group's sentence: a sample, what was picked by hand. */
  below?: ((group: FilterGroup) => ReactNode) | undefined
}

/**
 * Which products a collection holds: groups that bring products in and groups that take them away, each with conditions that must all hold.
 * @example
 * <FilterBuilder groups={groups} onGroupsChange={setGroups} categories={categories} brands={brands} lists={lists} currency="EUR"
 *   aside={({ id }) => counts[id]} />
 */
export function FilterBuilder({
  groups,
  onGroupsChange,
  categories,
  brands,
  lists,
  currency,
  strict = false,
  single = false,
  alone,
  aside,
  below,
  className,
  ...rest
}: FilterBuilderProps) {
  const texts = useFilterTexts()
  const words = texts.say
  const [announcement, setAnnouncement] = useState('')
  const choices = useFilterChoices({ categories, brands, lists, currency })
  return (
    <div data-slot="filter-builder" className={`flex min-w-0 flex-col gap-2 ${className ?? ''}`} {...rest}>
      {groups.length === 0 ? (
        <p className="rounded-lg border border-dashed border-strong px-4 py-6 text-center">
          <span className="block font-medium">{words.noGroups}</span>
          <span className="text-sm text-muted">{words.noGroupsAdvice}</span>
        </p>
      ) : null}
      {groups.map((group, nth) => (
        <div key={group.id} className="flex min-w-0 flex-col gap-2">
          {nth === 0 ? null : (
            <span className="mx-auto rounded-full bg-neutral-soft px-2.5 py-0.5 text-xs font-medium text-muted">
              {group.mode === 'include' ? words.or : words.minus}
            </span>
          )}
          <FilterGroupCard
            group={group}
            nth={nth}
            choices={choices}
            strict={strict}
            alone={alone}
            texts={texts}
            aside={aside?.(group)}
            below={below?.(group)}
            onMode={(mode) => onGroupsChange(withMode(groups, group.id, mode))}
            onAdd={(field) => onGroupsChange(withCondition(groups, group.id, field))}
            onChange={(condition) => onGroupsChange(withChange(groups, group.id, condition))}
            onDuplicate={(id) => onGroupsChange(withDuplicate(groups, group.id, id))}
            onRemove={(id) => onGroupsChange(withoutCondition(groups, group.id, id))}
            onDuplicateGroup={single ? undefined : () => onGroupsChange(withGroupDuplicate(groups, group.id))}
            onRemoveGroup={single ? undefined : () => onGroupsChange(withoutGroup(groups, group.id))}
            say={setAnnouncement}
          />
        </div>
      ))}
      {single ? null : (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button icon={<AddIcon />} onClick={() => onGroupsChange(withGroup(groups, 'include'))}>
            {words.addInclude}
          </Button>
          <Button icon={<MinusIcon />} onClick={() => onGroupsChange(withGroup(groups, 'exclude'))}>
            {words.addExclude}
          </Button>
        </div>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
