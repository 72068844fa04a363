import type { Ref } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Combobox } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FiltersIcon } from '../../../design/icon/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { Tag, TagList } from '../../../design/tag/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { isFiltered, noFilter, type ReportFilter } from '../model/requested-report.ts'

interface Choice {
  value: string
  label: string
  detail?: string | undefined
}

/** What a report can be filtered by. */
export interface FilterChoices {
  categories: readonly Choice[]
  brands: readonly Choice[]
  collections: readonly Choice[]
}

export interface FiltersProps {
  filter: ReportFilter
  /** Undefined until they are known. */
  choices: FilterChoices | undefined
  onFilter: (filter: ReportFilter) => void
}

const texts = (numbers: readonly number[]): readonly string[] => numbers.map(String)
const numbers = (values: readonly string[]): readonly number[] => values.map(Number)

/** The button that opens what the report is filtered by. */
export function FiltersPopover({ ref, filter, choices, onFilter }: FiltersProps & { ref?: Ref<HTMLButtonElement> }) {
  const t = useSentences('reports')
  return (
    <Popover
      label={t('filter.title')}
      align="end"
      size="lg"
      trigger={
        <Button ref={ref} icon={<FiltersIcon />} disabled={choices === undefined}>
          {t('filter.title')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('filter.categories')} hint={t('filter.categoriesHint')}>
          <Combobox
            multiple
            options={choices?.categories ?? []}
            value={texts(filter.categories)}
            onValueChange={(values) => onFilter({ ...filter, categories: numbers(values) })}
          />
        </Field>
        <Field label={t('filter.collection')}>
          <Combobox
            options={choices?.collections ?? []}
            value={filter.collection === null ? null : String(filter.collection)}
            onValueChange={(value) => onFilter({ ...filter, collection: value === null ? null : Number(value) })}
          />
        </Field>
        <Field label={t('filter.brands')}>
          <Combobox
            multiple
            options={choices?.brands ?? []}
            value={texts(filter.brands)}
            onValueChange={(values) => onFilter({ ...filter, brands: numbers(values) })}
          />
        </Field>
      </div>
    </Popover>
  )
}

/** The names of what the report is filtered by; what is not among the choices has its number. */
export function filterNames(filter: ReportFilter, choices: FilterChoices | undefined, unknown: (id: number) => string) {
  const nameOf = (of: keyof FilterChoices) => (id: number) => choices?.[of].find(({ value }) => value === String(id))?.label ?? unknown(id)
  return {
    categories: filter.categories.map(nameOf('categories')),
    collections: (filter.collection === null ? [] : [filter.collection]).map(nameOf('collections')),
    brands: filter.brands.map(nameOf('brands')),
  }
}

/** What the report is filtered by, each with the way to take it off; nothing where it counts the whole store. */
export function FilterTags({ filter, choices, onFilter }: FiltersProps) {
  const t = useSentences('reports')
  if (!isFiltered(filter)) return null
  const names = filterNames(filter, choices, (id) => t('filter.unknown', { id: String(id) }))
  const without = (all: readonly number[], id: number): readonly number[] => all.filter((one) => one !== id)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="text-sm text-muted">{t('filter.only')}</span>
      <TagList label={t('filter.only')}>
        {filter.categories.map((id, at) => (
          <Tag key={`category ${id}`} onRemove={() => onFilter({ ...filter, categories: without(filter.categories, id) })}>
            {names.categories[at]}
          </Tag>
        ))}
        {filter.collection !== null && <Tag onRemove={() => onFilter({ ...filter, collection: null })}>{names.collections[0]}</Tag>}
        {filter.brands.map((id, at) => (
          <Tag key={`brand ${id}`} onRemove={() => onFilter({ ...filter, brands: without(filter.brands, id) })}>
            {names.brands[at]}
          </Tag>
        ))}
      </TagList>
      <Button size="sm" onClick={() => onFilter(noFilter)}>
        {t('filter.clear')}
      </Button>
    </div>
  )
}
