import { useState, type ReactNode } from 'react'
import { failureOf } from '../../../api/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useOrdering, type Ordering, type OrderingDesk } from '../data/use-ordering.ts'
import { ChangesBar } from '../views/changes-bar.tsx'
import { DiscardDialog } from '../views/discard-dialog.tsx'
import { OrderingNotices } from '../views/notices.tsx'
import { StaleDialog } from '../views/stale-dialog.tsx'
import { Standing } from '../views/standing.tsx'
import { type Stepped, WorkbenchView } from '../views/workbench-view.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** The person wants the ordering on the platform. */
export interface PublishWish {
  categoryName: string
  products: readonly number[]
  /** Whether it must be saved first. */
  dirty: boolean
  /** Resolves to whether it is saved. */
  /** The version that is saved then; null where it is not. */
  save: () => Promise<number | null>
}

export interface OrderingPageProps {
  header: ReactNode
  store: string
  category: number
  /** Where the categories are. */
  categoriesHref: string
  /** How the list's publication goes, above the list. */
  publication: ReactNode
  /** A publication is being asked for or under way. */
  publishing: boolean
  onPublish: (wish: PublishWish) => void
}

/** The ordering workbench: one category, whole, to be put in order, saved and published. */
export function OrderingPage({ store, category, ...rest }: OrderingPageProps) {
  const ordering = useOrdering(store, category)
  return ordering.kind === 'ready' ? <Desk desk={ordering.desk} {...rest} /> : <NoDesk ordering={ordering} {...rest} />
}

type Rest = Omit<OrderingPageProps, 'store' | 'category'>

function NoDesk({ ordering, header, categoriesHref }: Rest & { ordering: Exclude<Ordering, { kind: 'ready' }> }) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const back = <ButtonLink href={categoriesHref}>{t('unknown.back')}</ButtonLink>
  const state = ((): ListStateValue => {
    if (ordering.kind === 'loading') return { kind: 'loading', title: t('loading') }
    switch (ordering.failure.code) {
      case 'catalogue/unknown-category':
      case 'request/invalid':
        return { kind: 'noResult', title: t('unknown.title'), advice: t('unknown.text'), action: back }
      case 'access/other-store':
      case 'access/other-person':
        return { kind: 'forbidden', title: t('forbidden.title'), advice: t('forbidden.text'), action: back }
      default:
        return { kind: 'failed', title: t('failed'), advice: say(ordering.failure), onRetry: ordering.again }
    }
  })()
  return (
    <Page header={header} breadcrumb={<Breadcrumb items={[{ label: t('crumbs.categories'), href: categoriesHref }, { label: t('crumbs.order') }]} />} title={t('crumbs.order')} fill>
      <ListState state={state} />
    </Page>
  )
}

function Desk({ desk, header, categoriesHref, publication, publishing, onPublish }: Rest & { desk: OrderingDesk }) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const { list, history, dirty } = desk
  const { category, ordering } = list
  const now = Date.now()

  const save = async (): Promise<void> => {
    if (!dirty || desk.saving) return
    try {
      if ((await desk.save()) !== null) notify.success(t('saved'), { id: 'ordering', detail: t('savedDetail') })
    } catch (error) {
      notify.danger(t('saveFailed'), { id: 'ordering', detail: say(failureOf(error)) })
    }
  }
  const [stepped, setStepped] = useState<Stepped | null>(null)
  const step = (kind: Stepped['kind']): void => {
    const [product] = (kind === 'undone' ? history.done : history.undone).at(-1)?.move.products ?? []
    if (product === undefined || desk.saving) return
    if (kind === 'undone') desk.undo()
    else desk.redo()
    setStepped((last) => ({ kind, product, nth: (last?.nth ?? 0) + 1 }))
  }
  useShortcuts({ save: () => void save(), undo: () => step('undone'), redo: () => step('redone') })

  const crumbs = [
    { label: t('crumbs.categories'), href: categoriesHref },
    ...category.routebefore.split(' / ').filter(Boolean).map((label) => ({ label })),
    { label: category.namecategory },
  ]
  return (
    <Page
      header={header}
      breadcrumb={<Breadcrumb items={crumbs} />}
      title={category.namecategory}
      titleAside={<Standing ordering={ordering} dirty={dirty} />}
      actions={dirty && <DiscardDialog changes={history.done.length} onDiscard={desk.discard} />}
      notices={
        <>
          <OrderingNotices
            origin={desk.origin}
            changes={history.done.length}
            aside={desk.aside}
            savedBy={ordering.savedBy}
            savedAt={ordering.savedAt}
            keeps={desk.keeps}
            now={now}
            onNoticed={desk.noticed}
            onTakeUp={desk.takeUp}
            onGiveUp={desk.giveUp}
          />
          {publication}
        </>
      }
      fill
    >
      {list.content.length === 0 ? (
        <ListState state={{ kind: 'empty', title: t('empty.title'), advice: t('empty.text'), action: <ButtonLink href={categoriesHref}>{t('unknown.back')}</ButtonLink> }} />
      ) : (
        <>
          <WorkbenchView list={list} rows={desk.rows} order={history.order} onMove={desk.move} stepped={stepped} />
          <ChangesBar
            changes={history.done.length}
            ordering={ordering}
            now={now}
            undo={history.done.at(-1)?.name ?? null}
            redo={history.undone.at(-1)?.name ?? null}
            saving={desk.saving}
            publishing={publishing}
            onUndo={() => step('undone')}
            onRedo={() => step('redone')}
            onSave={() => void save()}
            onPublish={() => onPublish({ categoryName: category.namecategory, products: history.order, dirty, save: desk.save })}
          />
        </>
      )}
      <StaleDialog theirs={desk.conflict?.theirs ?? null} now={now} onOnTop={desk.applyOnTop} onSeeTheirs={desk.seeTheirs} />
    </Page>
  )
}
