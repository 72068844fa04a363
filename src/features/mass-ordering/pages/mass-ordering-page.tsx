import { useState } from 'react'
import { type ListGroup, type ListReference, numberInGroup } from '../../../../contract/index.ts'
import { useLists } from '../data/use-lists.ts'
import { useMassRun } from '../data/use-mass-run.ts'
import { usualRecipe } from '../model/recipe.ts'
import { MassOrderingView, type MassListsState } from '../views/mass-ordering-view.tsx'

export interface MassOrderingPageProps {
  store: string
  /** What the person publishes in the store needs approval. */
  approval: boolean
  kind: ListGroup
  onKind: (kind: ListGroup) => void
  hrefOf: (list: ListReference) => string
}

const nothing: ReadonlySet<number> = new Set()

/** One recipe for many lists of a store: previewed, then applied; it goes on when the page is left. */
export function MassOrderingPage({ store, approval, kind, onKind, hrefOf }: MassOrderingPageProps) {
  const { lists, outside, currency, failure, again } = useLists(store, kind)
  const { run, control } = useMassRun(store, kind)
  // Who comes back to a run finds its recipe and its lists.
  const [recipe, setRecipe] = useState(run?.recipe ?? usualRecipe)
  const [own, setOwn] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() =>
    run ? new Set(run.lines.map(({ list }) => numberInGroup(list))) : nothing,
  )
  const [leftOut, setLeftOut] = useState(nothing)
  const state = ((): MassListsState => {
    if (lists) return { kind: 'ready', lists, outside, currency }
    if (!failure) return { kind: 'loading' }
    return failure.code === 'access/other-store' || failure.code === 'access/other-person'
      ? { kind: 'forbidden' }
      : { kind: 'failed', failure, again }
  })()
  return (
    <MassOrderingView
      kind={kind}
      onKind={onKind}
      approval={approval}
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
          (lists ?? []).filter((list) => chosen.has(numberInGroup(list))),
        )
      }}
      onApply={control.apply}
      onAgain={control.again}
      onStop={control.stop}
      onBack={control.forget}
    />
  )
}
