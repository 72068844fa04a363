import { limits } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Combobox } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FiltersIcon } from '../../../design/icon/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { fewLeft, filterFacts, type ListFilter } from '../model/filter.ts'

export interface FilterPopoverProps {
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  brands: readonly { id: number; name: string }[]
}

/** What the list is narrowed to. */
export function FilterPopover({ filter, onFilter, brands }: FilterPopoverProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const { facts, brand } = filter
  const count = facts.size + Number(brand !== null)
  const label = count > 0 ? t('filter.some', { count: format.number(count) }) : t('filter.title')
  return (
    <Popover
      label={t('filter.title')}
      trigger={
        <Button tone={count > 0 ? 'neutral' : 'quiet'} icon={<FiltersIcon />} className="max-md:px-3">
          <span className="max-md:sr-only">{label}</span>
        </Button>
      }
    >
      <FilterForm filter={filter} onFilter={onFilter} brands={brands} />
    </Popover>
  )
}

/** Mounted only when it is opened: a list may have thousands of brands. */
function FilterForm({ filter, onFilter, brands }: FilterPopoverProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const { facts, brand } = filter
  return (
    <div className="flex flex-col gap-2.5">
      {filterFacts.map((fact) => (
        <Checkbox
          key={fact}
          label={t(`filter.${fact}`, { few: format.number(fewLeft), days: format.number(limits.score.newDays) })}
          checked={facts.has(fact)}
          onCheckedChange={(on) =>
            onFilter({ ...filter, facts: new Set(on ? [...facts, fact] : [...facts].filter((each) => each !== fact)) })
          }
        />
      ))}
      {brands.length > 1 && (
        <Field label={t('filter.brand')} className="pt-1">
          <Combobox
            options={brands.filter(({ name }) => name !== '').map(({ id, name }) => ({ value: String(id), label: name }))}
            value={brand === null ? null : String(brand)}
            placeholder={t('filter.anyBrand')}
            onValueChange={(next) => onFilter({ ...filter, brand: next === null ? null : Number(next) })}
          />
        </Field>
      )}
    </div>
  )
}
