import { criterionColumns, type CriterionColumnName } from '../../../../contract/index.ts'
import { CriteriaPanel, type CriterionColumn } from '../../../design/criteria-panel/index.ts'
import { RadioGroup, RadioOption, type RadioLook } from '../../../design/radio/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { chosenPreset, criteriaOf, presets, type Preset, type Recipe } from '../model/recipe.ts'
import { RulesForm } from './rules-form.tsx'

export interface RecipeFormProps {
  recipe: Recipe
  onRecipe: (recipe: Recipe) => void
  /** The person chooses the criteria one by one. */
  own: boolean
  onOwn: (own: boolean) => void
  disabled: boolean
  /** Cards where there is room, lines in a drawer. @default 'cards' */
  look?: RadioLook | undefined
}

const columnIds = Object.keys(criterionColumns) as CriterionColumnName[]

/** By what the lists are sorted, in one press or in up to four steps, and which rules they get. */
export function RecipeForm({ recipe, onRecipe, own, onOwn, disabled, look = 'cards' }: RecipeFormProps) {
  const t = useSentences('mass-ordering')
  const columns = columnIds.map((id): CriterionColumn => ({ id, label: t(`column.${id}`), kind: criterionColumns[id] }))
  const preset = chosenPreset(recipe, own)
  const choose = (next: string): void => {
    onOwn(next === 'own')
    if (next !== 'own') onRecipe({ ...recipe, criteria: criteriaOf[next as Preset] })
  }
  return (
    <section aria-label={t('recipe.label')} className="flex flex-col gap-4">
      <RadioGroup aria-label={t('recipe.label')} look={look} columns={3} value={preset} onValueChange={choose} disabled={disabled}>
        {[...presets, 'own' as const].map((each) => (
          <RadioOption key={each} value={each} label={t(`recipe.${each}.label`)} hint={t(`recipe.${each}.hint`)} />
        ))}
      </RadioGroup>
      {preset === 'own' && (
        <div className="max-w-2xl">
          <CriteriaPanel
            columns={columns}
            value={recipe.criteria.map(({ column, sort }) => ({ column, direction: sort === 'ASC' ? 'asc' : 'desc' }))}
            onValueChange={(criteria) =>
              onRecipe({
                ...recipe,
                criteria: criteria.map(({ column, direction }) => ({ column, sort: direction === 'asc' ? 'ASC' : 'DESC' })),
              })
            }
            // How many products lack a value differs from list to list: the preview tells what comes of it.
            total={Infinity}
            disabled={disabled}
          />
        </div>
      )}
      <RulesForm rules={recipe.rules} onRules={(rules) => onRecipe({ ...recipe, rules })} disabled={disabled} />
    </section>
  )
}
