import { Combobox } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ChosenLimits, LimitNode, LimitOption } from '../model/limits.ts'
import { CategoryLimits } from './category-limits.tsx'

export interface LimitFieldsProps {
  chosen: ChosenLimits
  onChosen: (chosen: ChosenLimits) => void
  /** Undefined until they are known. */
  categories: readonly LimitNode[] | undefined
  brands: readonly LimitOption[] | undefined
  /** Categories that were chosen before, by name. @default none */
  known?: readonly { id: number; name: string }[] | undefined
  /** Why the limits cannot be taken. */
  error?: string | undefined
}

/** How far a partner may go: categories, brands, and whether somebody approves. */
export function LimitFields({ chosen, onChosen, categories, brands, known = [], error }: LimitFieldsProps) {
  const t = useSentences('partners')
  return (
    <>
      <Field label={t('limits.categories')} hint={categories ? t('limits.categoriesHint') : t('limits.loading')} error={error}>
        {categories ? (
          <CategoryLimits
            tree={categories}
            known={known}
            chosen={chosen.categories}
            onChosen={(next) => onChosen({ ...chosen, categories: next })}
          />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Field>
      <Field label={t('limits.brands')} hint={brands ? t('limits.brandsHint') : t('limits.loading')}>
        <Combobox
          multiple
          placeholder={t('limits.search')}
          options={brands ?? []}
          disabled={brands === undefined}
          value={brands ? chosen.brands : []}
          onValueChange={(next) => onChosen({ ...chosen, brands: next })}
        />
      </Field>
      <Switch
        labelSide="start"
        label={t('limits.approval')}
        hint={t('limits.approvalHint')}
        checked={chosen.approval}
        onCheckedChange={(approval) => onChosen({ ...chosen, approval })}
      />
    </>
  )
}
