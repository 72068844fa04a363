import { useState, type ReactNode } from 'react'
import type { ListKind, ListReference } from '../../../../contract/index.ts'
import { useLists } from '../data/use-lists.ts'
import { useMassRun } from '../data/use-mass-run.ts'
import { usualRecipe } from '../model/recipe.ts'
import { MassOrderingView, type MassListsState } from '../views/mass-ordering-view.tsx'

export interface MassOrderingPageProps {
  header: ReactNode
  store: string
  kind: ListKind
  onKind: (kind: ListKind) => void
  hrefOf: (list: ListReference) => string
}

const nothing: ReadonlySet<number> = new Set()

/** One recipe for many lists of a store: previewed, then applied; it goes on when the page is left. */
export function MassOrderingPage({ header, store, kind, onKind, hrefOf }: MassOrderingPageProps) {
  const { lists, currency, failure, again } = useLists(store, kind)
  const { run, control } = useMassRun(store, kind)
  // Who comes back to a run finds its recipe and its lists.
  const [recipe, setRecipe] = useState(run?.recipe ?? usualRecipe)
  const [own, setOwn] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => (run ? new Set(run.lines.map(({ list }) => list.id)) : nothing))
  const [leftOut, setLeftOut] = useState(nothing)
  const state = ((): MassListsState => {
    if (lists) return { kind: 'ready', lists, currency }
    if (!failure) return { kind: 'loading' }
    return failure.code === 'access/other-store' || failure.code === 'access/other-person'
      ? { kind: 'forbidden' }
      : { kind: 'failed', failure, again }
  })()
  return (
    <MassOrderingView
      header={header}
      kind={kind}
      onKind={onKind}
      state={state}
      recipe={recipe}
      onRecipe={setRecipe}
      own={own}
      onOwn={setOwn}
      chosen={chosen}
      onChosen={setChosen}
      run={run}
      leftOut={leftOut}
      onLeftOut={setLeftOut}
      hrefOf={hrefOf}
      onPreview={() => {
        setLeftOut(nothing)
        control.preview(
          recipe,
          (lists ?? []).filter(({ id }) => chosen.has(id)),
        )
      }}
      onApply={control.apply}
      onAgain={control.again}
      onStop={control.stop}
      onBack={control.forget}
    />
  )
}
