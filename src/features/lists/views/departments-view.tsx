import { Anchor, Link } from '../../../design/link/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { NextIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { TreeNode } from '../model/category-tree.ts'

export type DepartmentsState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; departments: readonly TreeNode[] }

export interface DepartmentsViewProps {
  state: DepartmentsState
  /** Where all categories are. */
  allHref: string
  hrefOf: (category: number) => string
}

/** The first level of the category tree, as links. */
export function DepartmentsView({ state, allHref, hrefOf }: DepartmentsViewProps) {
  const t = useSentences('lists-overview')
  const say = useFailureSentence()
  const format = useFormat()
  return (
    <Panel title={t('departments.title')} actions={<Link href={allHref}>{t('departments.all')}</Link>} padding="none">
      <ListState
        size="sm"
        state={
          state.kind === 'loading'
            ? { kind: 'loading', title: t('loading') }
            : state.kind === 'failed'
              ? { kind: 'failed', title: t('failed'), advice: say(state.failure), onRetry: state.again }
              : state.departments.length === 0
                ? { kind: 'empty', title: t('empty.title'), advice: t('empty.text') }
                : { kind: 'ready' }
        }
      >
        <ul className="grid gap-px overflow-hidden rounded-b-lg bg-track sm:grid-cols-2 lg:grid-cols-3">
          {state.kind === 'ready' &&
            state.departments.map(({ id, name, products, children }) => (
              <li key={id} className="bg-surface">
                <Anchor
                  href={hrefOf(id)}
                  className="group flex h-full items-center justify-between gap-3 px-4 py-3 text-default no-underline -outline-offset-2 outline-focus hover:bg-hover focus-visible:outline-2"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{name}</span>
                    <span className="block truncate text-sm text-muted">
                      {t('products', { count: products, products: format.number(products) })}
                      {children.length > 0 &&
                        ` · ${t('departments.children', { count: children.length, children: format.number(children.length) })}`}
                    </span>
                  </span>
                  <NextIcon className="text-subtle group-hover:text-accent" />
                </Anchor>
              </li>
            ))}
        </ul>
      </ListState>
    </Panel>
  )
}
