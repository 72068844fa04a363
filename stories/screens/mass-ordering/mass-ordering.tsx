import { useMemo, useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Checkbox } from '../../../src/design/checkbox/index.ts'
import { DataTable, type RowSelection } from '../../../src/design/data-table/index.ts'
import { OrderIcon, PublishIcon } from '../../../src/design/icon/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { massOrderingWords } from './mass-ordering.words.ts'
import { useOutcomeColumns } from './outcome-columns.tsx'
import { outcomes, recipes, type Recipe } from './recipes.ts'

export interface MassOrderingProps {
  /** @default 'ready' */
  state?: 'ready' | 'done' | 'loading' | 'empty' | 'failed' | 'forbidden' | undefined
}

/** The list that somebody else has open, so that it is left alone. */
const occupied = 108

/** One recipe for many lists: what it would do to each, and what became of each. */
export function MassOrdering({ state = 'ready' }: MassOrderingProps) {
  const { say, format } = useSpeech(massOrderingWords)
  const [recipe, setRecipe] = useState<Recipe>('balanced')
  const [soldOutLast, setSoldOutLast] = useState(true)
  const [selection, setSelection] = useState<RowSelection<number>>(() => new Set([101, occupied, 601]))
  const [done, setDone] = useState(state === 'done')
  const rows = useMemo(() => outcomes(recipe, soldOutLast), [recipe, soldOutLast])
  const chosen = selection === 'all' ? rows : rows.filter(({ id }) => selection.has(id))
  const shown = done ? chosen : rows
  const ordered = shown.filter(({ id }) => id !== occupied)
  const left = shown.find(({ id }) => id === occupied)
  const result = done
    ? (id: number, moved: number) =>
        id === occupied ? <Badge tone="warning">{say.refused}</Badge> : moved === 0 ? <Badge>{say.kept}</Badge> : <Badge tone="success" dot>{say.done}</Badge>
    : null
  const columns = useOutcomeColumns(result)
  const count = chosen.length

  return (
    <Page
      header={<ScreenHeader area="categories" />}
      title={say.title}
      description={say.description}
      notices={
        done ? (
          <Banner
            tone="success"
            title={say.finishedTitle(format.number(ordered.length), ordered.length === 1)}
            action={
              <>
                <Button size="sm" onClick={() => setDone(false)}>
                  {say.again}
                </Button>
                <ButtonLink size="sm" tone="accent" icon={<PublishIcon />} href="#publish">
                  {say.publish}
                </ButtonLink>
              </>
            }
          >
            {say.finishedAdvice} {left ? say.failedOne(left.name) : null}
          </Banner>
        ) : undefined
      }
    >
      {state === 'failed' || state === 'forbidden' || state === 'empty' ? (
        <ListState
          state={
            state === 'failed'
              ? { kind: 'failed', advice: say.failedAdvice, onRetry: () => setDone(false) }
              : state === 'forbidden'
                ? { kind: 'forbidden', advice: say.forbidden }
                : { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: <ButtonLink tone="accent" href="#synchronise">{say.synchronise}</ButtonLink> }
          }
        />
      ) : (
        <div className="flex flex-col gap-5">
          {done ? null : (
            <section aria-label={say.recipe} className="flex flex-col gap-3">
              <RadioGroup aria-label={say.recipe} look="cards" columns={3} value={recipe} onValueChange={(next) => setRecipe(next as Recipe)} disabled={state === 'loading'}>
                {recipes.map((each) => (
                  <RadioOption key={each} value={each} label={say.recipes[each].label} hint={say.recipes[each].hint} />
                ))}
              </RadioGroup>
              <Checkbox label={say.soldOutLast} hint={say.soldOutHint} checked={soldOutLast} onCheckedChange={setSoldOutLast} disabled={state === 'loading'} />
            </section>
          )}
          <DataTable
            label={say.lists}
            columns={columns}
            rows={state === 'loading' ? [] : shown}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            state={state === 'loading' ? { kind: 'loading' } : { kind: 'ready' }}
            {...(done ? {} : { selection, onSelectionChange: setSelection })}
          />
          {done || state === 'loading' ? null : (
            <div className="sticky bottom-0 flex justify-end border-t border-default bg-canvas py-3">
              <Button tone="accent" icon={<OrderIcon />} disabled={count === 0} onClick={() => setDone(true)} className="max-sm:w-full">
                {count === 0 ? say.none : say.apply(format.number(count), count === 1)}
              </Button>
            </div>
          )}
        </div>
      )}
    </Page>
  )
}
