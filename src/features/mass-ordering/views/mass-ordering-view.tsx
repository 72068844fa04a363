import { type ListGroup, type ListReference, type OrderableList, platformListKinds } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { Recipe } from '../model/recipe.ts'
import { countsOf, type Run } from '../model/run.ts'
import { ChooseLists } from './choose-lists.tsx'
import { Outcomes } from './outcomes.tsx'
import { PhoneRecipe } from './phone-recipe.tsx'
import { RecipeForm } from './recipe-form.tsx'

export type MassListsState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'forbidden' }
  /** `outside`: how many others the person's limits leave out. */
  | { kind: 'ready'; lists: readonly OrderableList[]; outside: number; currency: string }

export interface MassOrderingViewProps {
  kind: ListGroup
  onKind: (kind: ListGroup) => void
  /** What the person publishes needs approval. */
  approval: boolean
  state: MassListsState
  recipe: Recipe
  onRecipe: (recipe: Recipe) => void
  own: boolean
  onOwn: (own: boolean) => void
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number>) => void
  /** Null while recipe and lists are being chosen. */
  run: Run | null
  leftOut: ReadonlySet<number>
  onLeftOut: (leftOut: ReadonlySet<number>) => void
  hrefOf: (list: ListReference) => string
  onPreview: () => void
  onApply: (chosen: ReadonlySet<number>) => void
  onAgain: () => void
  onStop: () => void
  onBack: () => void
}

/** One recipe for many lists: what it would do to each, and what became of each. */
export function MassOrderingView({
  kind,
  onKind,
  approval,
  state,
  recipe,
  onRecipe,
  own,
  onOwn,
  chosen,
  onChosen,
  run,
  leftOut,
  onLeftOut,
  hrefOf,
  onPreview,
  onApply,
  onAgain,
  onStop,
  onBack,
}: MassOrderingViewProps) {
  const t = useSentences('mass-ordering')
  const title = useSentences('shell')('titles.massOrdering')
  const say = useFailureSentence()
  const format = useFormat()
  const choosing = { recipe, onRecipe, own, onOwn, disabled: state.kind === 'loading' }
  return (
    <Page
      width="full"
      title={title}
      description={t('lead')}
      descriptionOnPhone={false}
      // There each area has its own entry in the bar above.
      actionsOnPhone="hidden"
      actions={
        <Segments
          label={t('kind.label')}
          value={kind}
          onValueChange={onKind}
          options={platformListKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      }
      notices={run && <Finished run={run} kind={kind} approval={approval} />}
    >
      <div className="flex flex-col gap-5 max-sm:gap-2">
        {run ? (
          <Outcomes
            kind={kind}
            run={run}
            leftOut={leftOut}
            onLeftOut={onLeftOut}
            hrefOf={hrefOf}
            onApply={onApply}
            onAgain={onAgain}
            onStop={onStop}
            onBack={onBack}
          />
        ) : state.kind === 'failed' ? (
          <ListState state={{ kind: 'failed', title: t('failed'), advice: say(state.failure), onRetry: state.again }} />
        ) : state.kind === 'forbidden' ? (
          <ListState state={{ kind: 'forbidden', advice: t('forbidden') }} />
        ) : state.kind === 'ready' && state.lists.length === 0 && state.outside > 0 ? (
          <ListState state={{ kind: 'forbidden', advice: t(`allOutside.${kind}`) }} />
        ) : state.kind === 'ready' && state.lists.length === 0 ? (
          <ListState state={{ kind: 'empty', title: t(`empty.${kind}`), advice: t('empty.text') }} />
        ) : (
          <>
            <div className="max-sm:hidden">
              <RecipeForm {...choosing} />
            </div>
            <PhoneRecipe {...choosing} />
            {state.kind === 'ready' && state.outside > 0 && (
              <p className="text-sm text-muted">{t(`outside.${kind}`, { count: state.outside, lists: format.number(state.outside) })}</p>
            )}
            <ChooseLists
              key={kind}
              kind={kind}
              lists={state.kind === 'ready' ? state.lists : null}
              currency={state.kind === 'ready' ? state.currency : ''}
              chosen={chosen}
              onChosen={onChosen}
              onPreview={onPreview}
            />
          </>
        )}
      </div>
    </Page>
  )
}

/** What came of it, once nothing is under way and something was ordered. */
function Finished({ run, kind, approval }: { run: Run; kind: ListGroup; approval: boolean }) {
  const t = useSentences('mass-ordering')
  const format = useFormat()
  const { task, saved, unchanged, left } = countsOf(run)
  if (task !== null || saved + unchanged === 0) return null
  return (
    <Banner tone={left > 0 ? 'warning' : 'success'} title={t(`finished.${kind}`, { count: saved, lists: format.number(saved) })}>
      {t(approval ? 'finished.approval' : 'finished.text')}{' '}
      {unchanged > 0 && t('finished.unchanged', { count: unchanged, lists: format.number(unchanged) })}{' '}
      {left > 0 && t('finished.left', { count: left, lists: format.number(left) })}
    </Banner>
  )
}
