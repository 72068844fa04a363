import { Button } from '../../../design/button/index.ts'
import { Drawer, DrawerClose } from '../../../design/drawer/index.ts'
import { ExpandIcon, FiltersIcon } from '../../../design/icon/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { chosenPreset } from '../model/recipe.ts'
import { RecipeForm, type RecipeFormProps } from './recipe-form.tsx'

/** On a phone the lists come first: the recipe is one line, which names it, and opens to choose another. */
export function PhoneRecipe(props: RecipeFormProps) {
  const t = useSentences('mass-ordering')
  const { recipe, own, disabled } = props
  const name = t(`recipe.${chosenPreset(recipe, own)}.label`)
  return (
    <div className="sm:hidden">
      <Drawer
        title={t('recipe.label')}
        trigger={
          <Button wide disabled={disabled} icon={<FiltersIcon />} iconAfter={<ExpandIcon />}>
            {t(recipe.rules === null ? 'recipe.chosen' : 'recipe.chosenWithRules', { recipe: name })}
          </Button>
        }
        actions={
          <DrawerClose>
            <Button tone="accent">{t('recipe.use')}</Button>
          </DrawerClose>
        }
      >
        <RecipeForm {...props} look="list" />
      </Drawer>
    </div>
  )
}
