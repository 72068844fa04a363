import { useId } from 'react'
import { Combobox } from '../combobox/index.ts'
import { DangerIcon, DuplicateIcon, RemoveIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Input } from '../input/index.ts'
import { Select } from '../select/index.ts'
import type { TreeNode } from '../tree/index.ts'
import { AmountValue } from './amount-value.tsx'
import { CategoryValue } from './category-value.tsx'
import { conditionOperator, conditionRow, conditionTools, conditionValue } from './filter-builder.variants.ts'
import type { FilterTexts } from './filter-builder.words.ts'
import { withField, withOperator } from './filter-changes.ts'
import { faultOf, filterFields, isIncomplete, mostOf, operatorsOf, type FilterCondition, type FilterValue } from './filter.ts'
import type { FilterNames } from './filter-sentence.ts'
import { ReferencesValue } from './references-value.tsx'

/** What conditions are chosen from. */
export interface FilterChoices extends FilterNames {
  readonly categories: readonly TreeNode[]
  readonly brands: readonly string[]
}

export interface ConditionRowProps {
  condition: FilterCondition
  /** Place in its group, from 0. */
  nth: number
  choices: FilterChoices
  /** Says also what only waits to be filled in. */
  strict: boolean
  texts: FilterTexts
  onChange: (condition: FilterCondition) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** One condition: a field, a comparison, a value. */
export function ConditionRow({ condition, nth, choices, strict, texts, onChange, onDuplicate, onRemove }: ConditionRowProps) {
  const faultId = useId()
  const { say, number } = texts
  const { field, operator, value } = condition
  const fault = faultOf(condition)
  const shownFault = fault !== null && (strict || !isIncomplete(condition)) ? fault : null
  const shared = { texts, invalid: shownFault !== null, describedBy: shownFault === null ? undefined : faultId }
  const onValue = (next: FilterValue) => onChange({ ...condition, value: next })
  const control = { 'aria-invalid': shared.invalid || undefined, 'aria-describedby': shared.describedBy }
  return (
    <li
      data-slot="condition"
      data-condition={condition.id}
      aria-label={say.condition(number(nth + 1), say.fields[field])}
      className={conditionRow()}
    >
      <span aria-hidden className="hidden pt-1.5 text-sm text-muted @min-[44rem]/group:block">
        {nth === 0 ? say.where : say.and}
      </span>
      <Select
        aria-label={say.field}
        value={field}
        options={filterFields.map((own) => ({ value: own, label: say.fields[own] }))}
        onValueChange={(next) => onChange(withField(condition, filterFields.find((own) => own === next) ?? field))}
      />
      <Select
        aria-label={say.operator}
        className={conditionOperator()}
        value={operator}
        options={operatorsOf(field).map((own) => ({ value: own, label: say.operators[own] }))}
        onValueChange={(next) => onChange(withOperator(condition, operatorsOf(field).find((own) => own === next) ?? operator))}
      />
      <div className={conditionValue()}>
        {value.kind === 'amount' ? (
          <AmountValue {...shared} condition={condition} value={value} onValue={onValue} currency={choices.currency} />
        ) : null}
        {value.kind === 'text' ? (
          <Input
            {...control}
            aria-label={say.namePart}
            placeholder={say.namePart}
            value={value.text}
            onChange={(event) => onValue({ kind: 'text', text: event.target.value })}
          />
        ) : null}
        {value.kind === 'chosen' && field === 'category' ? (
          <CategoryValue
            {...shared}
            categories={choices.categories}
            categoryName={choices.categoryName}
            values={value.values}
            onValues={(values) => onValue({ kind: 'chosen', values })}
          />
        ) : null}
        {value.kind === 'chosen' && field === 'brand' ? (
          <Combobox
            {...control}
            multiple
            aria-label={say.chooseBrands}
            placeholder={say.chooseBrands}
            options={choices.brands.map((brand) => ({ value: brand, label: brand }))}
            value={value.values}
            onValueChange={(values) => onValue({ kind: 'chosen', values })}
          />
        ) : null}
        {value.kind === 'chosen' && field === 'reference' ? (
          <ReferencesValue {...shared} values={value.values} onValues={(values) => onValue({ kind: 'chosen', values })} />
        ) : null}
        {shownFault === null ? null : (
          <p id={faultId} className="flex items-start gap-1.5 text-sm text-danger">
            <DangerIcon className="mt-[3px] size-3.5 shrink-0" />
            {shownFault === 'beyond' ? say.beyond(number(mostOf(field) ?? 0)) : say.faults[shownFault]}
          </p>
        )}
      </div>
      <span className={conditionTools()}>
        <IconButton silent label={say.duplicateCondition(say.fields[field])} icon={<DuplicateIcon />} onClick={onDuplicate} />
        <IconButton
          silent
          data-part="remove-condition"
          label={say.removeCondition(say.fields[field])}
          icon={<RemoveIcon />}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}
