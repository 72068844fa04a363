import { useMemo } from 'react'
import { Button } from '../button/index.ts'
import { CategoryIcon, ExpandIcon } from '../icon/index.ts'
import { Popover } from '../popover/index.ts'
import { Tree, type TreeNode } from '../tree/index.ts'
import type { FilterTexts } from './filter-builder.words.ts'

export interface CategoryValueProps {
  categories: readonly TreeNode[]
  categoryName: (id: string) => string
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  texts: FilterTexts
  invalid: boolean
  describedBy: string | undefined
}

/** Categories out of the tree; a branch takes everything below it along. */
export function CategoryValue({ categories, categoryName, values, onValues, texts, invalid, describedBy }: CategoryValueProps) {
  const { say, locale } = texts
  const checked = useMemo(() => new Set(values.map(Number)), [values])
  const shownText =
    values.length === 0
      ? say.chooseCategories
      : new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(values.map(categoryName))
  return (
    <Popover
      label={say.chooseCategories}
      size="lg"
      padding="none"
      trigger={
        <Button
          wide
          icon={<CategoryIcon className="text-muted" />}
          iconAfter={<ExpandIcon className="text-muted" />}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          title={shownText}
          className="justify-start aria-invalid:border-danger [&>span]:w-full [&>span]:justify-start [&>span>span]:flex-1 [&>span>span]:truncate [&>span>span]:text-start [&>span>span]:font-normal"
        >
          {shownText}
        </Button>
      }
    >
      <Tree
        label={say.fields.category}
        searchLabel={say.searchCategories}
        nodes={categories}
        checked={checked}
        onCheckedChange={(next) => onValues([...next].map(String))}
        noResult={<p className="p-4 text-sm text-muted">{say.noCategory}</p>}
        className="h-80"
      />
    </Popover>
  )
}
