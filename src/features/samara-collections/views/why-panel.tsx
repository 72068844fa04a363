import type { SamaraReasons } from '../../../../contract/index.ts'
import { Combobox } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { useFilterSentence, type FilterGivenChoices } from '../../../design/filter-builder/index.ts'
import { FailedIcon, SuccessIcon } from '../../../design/icon/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useProductOptions, type ProductSearch } from './add-products-dialog.tsx'
import { conditionOf } from './conditions.ts'

export interface WhyPanelProps {
  search: ProductSearch
  choices: FilterGivenChoices
  /** The product that is asked about. */
  product: string | null
  onProduct: (product: string | null) => void
  /** What the groups say of it; undefined while nobody knows. */
  reasons: SamaraReasons | undefined
  failure: SayableFailure | undefined
}

const none: ReadonlySet<number> = new Set()

/** Why a product is in the collection or not: what each group and each of its filters says of it. */
export function WhyPanel({ search, choices, product, onProduct, reasons, failure }: WhyPanelProps) {
  const t = useSentences('samara-collection')
  const say = useFailureSentence()
  const { onSearch } = useProductOptions(search, none, '')
  return (
    <Panel title={t('why.title')}>
      <div className="flex flex-col gap-3">
        <Field label={t('why.search')} hint={t('why.hint')} error={failure && say(failure)}>
          <Combobox onSearch={onSearch} value={product} onValueChange={onProduct} />
        </Field>
        {product !== null && reasons && <Verdict reasons={reasons} choices={choices} />}
      </div>
    </Panel>
  )
}

function Verdict({ reasons: { there, member, fits, groups }, choices }: { reasons: SamaraReasons; choices: FilterGivenChoices }) {
  const t = useSentences('samara-collection')
  const sentence = useFilterSentence(choices)
  const next = fits === member ? '' : t(fits ? 'why.entering' : 'why.leaving')
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-medium">
        {[t(member ? 'why.in' : 'why.out'), next, there ? '' : t('why.hidden')].filter(Boolean).join(' ')}
      </p>
      <ItemList aria-label={t('groups.title')}>
        {groups.map(({ id, name, exclude, holds, picked, pinned, filters }) => (
          <Item
            key={id}
            icon={holds === exclude ? <FailedIcon /> : <SuccessIcon />}
            tone={holds ? (exclude ? 'danger' : 'success') : 'neutral'}
            title={t(exclude ? (holds ? 'why.excludes' : 'why.excludesNot') : holds ? 'why.includes' : 'why.includesNot', { group: name })}
            detail={[
              ...(pinned ? [t('why.pinned')] : picked ? [t('why.picked')] : []),
              ...filters.map(
                (filter) => `${sentence({ conditions: [conditionOf(filter, 1)] })}: ${t(filter.holds ? 'why.holds' : 'why.holdsNot')}`,
              ),
            ].join(' · ')}
          />
        ))}
      </ItemList>
    </div>
  )
}
