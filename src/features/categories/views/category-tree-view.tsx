import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Tree } from '../../../design/tree/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { CategoryLine } from '../model/tree.ts'
import { StandingBadge } from './standing-badge.tsx'

export type CategoriesState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; lines: readonly CategoryLine[] }

export interface CategoryTreeViewProps {
  state: CategoriesState
  /** Milliseconds since 1970. */
  now: number
  onOrder: (category: number) => void
}

/** The platform's categories, each with its products and its ordering's state; choosing one opens it. */
export function CategoryTreeView({ state, now, onOrder }: CategoryTreeViewProps) {
  const t = useSentences('categories')
  const say = useFailureSentence()
  if (state.kind === 'loading') {
    return (
      <Panel padding="none">
        <ListState state={{ kind: 'loading', title: t('loading') }} />
      </Panel>
    )
  }
  if (state.kind === 'failed') {
    return (
      <Panel>
        <ListState state={{ kind: 'failed', title: t('failed'), advice: say(state.failure), onRetry: state.again }} />
      </Panel>
    )
  }
  if (state.lines.length === 0) {
    return (
      <Panel>
        <ListState state={{ kind: 'empty', title: t('empty.title'), advice: t('empty.text') }} />
      </Panel>
    )
  }
  return (
    <Panel padding="none" className="flex min-h-80 flex-1 flex-col overflow-hidden [&>div]:flex [&>div]:min-h-0 [&>div]:flex-1 [&>div]:flex-col">
      <Tree
        className="flex-1"
        label={t('tree')}
        nodes={state.lines}
        onSelect={onOrder}
        searchLabel={t('search')}
        lineHeight={44}
        defaultOpen={state.lines.length <= 4 ? state.lines.map(({ id }) => id) : []}
        aside={(line) => <Aside line={line} now={now} />}
        noResult={<ListState state={{ kind: 'noResult', title: t('noResult.title'), advice: t('noResult.text') }} />}
      />
    </Panel>
  )
}

function Aside({ line: { products, standing }, now }: { line: CategoryLine; now: number }) {
  const t = useSentences('categories')
  const format = useFormat()
  return (
    <span className="flex items-center gap-4 text-sm text-muted">
      {'savedAt' in standing && standing.savedAt && <span className="max-md:hidden">{t('savedAgo', { when: format.since(standing.savedAt, now) })}</span>}
      <span className="min-w-24 text-right whitespace-nowrap tabular-nums max-sm:hidden">{t('products', { count: products, products: format.number(products) })}</span>
      <span className="flex w-40 justify-end max-sm:w-auto">
        {standing.kind === 'own' ? <span className="truncate text-subtle max-sm:hidden">{t('standing.own')}</span> : <StandingBadge standing={standing} />}
      </span>
    </span>
  )
}
