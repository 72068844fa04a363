import { useId } from 'react'
import { Combobox, type ComboboxOption } from '../combobox/index.ts'
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
  /** The same one by one, for those who choose without what lies below. */
  readonly categoryOptions: readonly ComboboxOption[]
  readonly brands: readonly ComboboxOption[]
  /** Lists that a product can be in. */
  readonly lists: readonly ComboboxOption[]
}

export interface ConditionRowProps {
  condition: FilterCondition
  /** Place in its group, from 0. */
  nth: number
  choices: FilterChoices
  /** Says also what only waits to be filled in. */
  strict: boolean
  /** How many products it would leave by itself; undefined while nobody knows. */
  alone: number | undefined
  texts: FilterTexts
  onChange: (condition: FilterCondition) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** Options with those that were chosen before and are there no more. */
const withGone = (
  options: readonly ComboboxOption[],
  chosen: readonly string[],
  gone: (id: string) => string,
): readonly ComboboxOption[] => [
  ...options,
  ...chosen.filter((id) => options.every(({ value }) => value !== id)).map((id) => ({ value: id, label: gone(id) })),
]

/** One condition: a field, a comparison, a value. */
export function ConditionRow({ condition, nth, choices, strict, alone, texts, onChange, onDuplicate, onRemove }: ConditionRowProps) {
  const faultId = useId()
  const { say, number } = texts
  const { field, operator, not, value } = condition
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
        value={`${not ? 'not ' : ''}${operator}`}
        options={[false, true].flatMap((turned) =>
          operatorsOf(field).map((own) => ({
            value: `${turned ? 'not ' : ''}${own}`,
            label: (turned ? say.notOperators : say.operators)[own],
          })),
        )}
        onValueChange={(next) => {
          const own = operatorsOf(field).find((one) => next.endsWith(one) && next.replace('not ', '') === one)
          if (own) onChange(withOperator(condition, own, next.startsWith('not ')))
        }}
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
            categoryName={(id) => choices.categoryName(id) ?? say.gone(id)}
            values={value.values}
            onValues={(values) => onValue({ kind: 'chosen', values })}
          />
        ) : null}
        {value.kind === 'chosen' && field === 'ownCategory' ? (
          <Combobox
            {...control}
            multiple
            aria-label={say.chooseCategories}
            placeholder={say.chooseCategories}
            options={withGone(choices.categoryOptions, value.values, say.gone)}
            value={value.values}
            onValueChange={(values) => onValue({ kind: 'chosen', values })}
          />
        ) : null}
        {value.kind === 'chosen' && field === 'brand' ? (
          <Combobox
            {...control}
            multiple
            aria-label={say.chooseBrands}
            placeholder={say.chooseBrands}
            options={withGone(choices.brands, value.values, say.gone)}
            value={value.values}
            onValueChange={(values) => onValue({ kind: 'chosen', values })}
          />
        ) : null}
        {value.kind === 'chosen' && field === 'list' ? (
          <Combobox
            {...control}
            aria-label={say.chooseList}
            placeholder={say.chooseList}
            options={withGone(choices.lists, value.values, say.gone)}
            value={value.values[0] ?? null}
            onValueChange={(list) => onValue({ kind: 'chosen', values: list === null ? [] : [list] })}
          />
        ) : null}
        {value.kind === 'chosen' && (field === 'reference' || field === 'product') ? (
          <ReferencesValue
            {...shared}
            of={field === 'reference' ? 'references' : 'products'}
            values={value.values}
            onValues={(values) => onValue({ kind: 'chosen', values })}
          />
        ) : null}
        {shownFault === null ? null : (
          <p id={faultId} className="flex items-start gap-1.5 text-sm text-danger">
            <DangerIcon className="mt-[3px] size-3.5 shrink-0" />
            {shownFault === 'beyond' ? say.beyond(number(mostOf(field, operator))) : say.faults[shownFault]}
          </p>
        )}
        {alone === undefined || fault !== null ? null : (
          <span className="text-xs text-muted tabular-nums">{say.alone(number(alone), alone === 1)}</span>
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
