import type { ReactNode } from 'react'
import type { ListKind, ListReference, OrderableList } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { Recipe } from '../model/recipe.ts'
import { countsOf, type Run } from '../model/run.ts'
import { ChooseLists } from './choose-lists.tsx'
import { Outcomes } from './outcomes.tsx'
import { RecipeForm } from './recipe-form.tsx'

export type MassListsState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'forbidden' }
  | { kind: 'ready'; lists: readonly OrderableList[]; currency: string }

export interface MassOrderingViewProps {
  header: ReactNode
  kind: ListKind
  onKind: (kind: ListKind) => void
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
  header,
  kind,
  onKind,
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
  const say = useFailureSentence()
  return (
    <Page
      header={header}
      title={t('title')}
      description={t('lead')}
      actions={
        <Segments
          label={t('kind.label')}
          value={kind}
          onValueChange={onKind}
          options={(['category', 'collection'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      }
      notices={run && <Finished run={run} kind={kind} />}
    >
      <div className="flex flex-col gap-5">
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
        ) : state.kind === 'ready' && state.lists.length === 0 ? (
          <ListState state={{ kind: 'empty', title: t(`empty.${kind}`), advice: t('empty.text') }} />
        ) : (
          <>
            <RecipeForm recipe={recipe} onRecipe={onRecipe} own={own} onOwn={onOwn} disabled={state.kind === 'loading'} />
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
function Finished({ run, kind }: { run: Run; kind: ListKind }) {
  const t = useSentences('mass-ordering')
  const format = useFormat()
  const { task, saved, unchanged, left } = countsOf(run)
  if (task !== null || saved + unchanged === 0) return null
  return (
    <Banner tone={left > 0 ? 'warning' : 'success'} title={t(`finished.${kind}`, { count: saved, lists: format.number(saved) })}>
      {t('finished.text')} {unchanged > 0 && t('finished.unchanged', { count: unchanged, lists: format.number(unchanged) })}{' '}
      {left > 0 && t('finished.left', { count: left, lists: format.number(left) })}
    </Banner>
  )
}
