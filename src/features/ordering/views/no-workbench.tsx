import { listGroupOf, type ListKind } from '../../../../contract/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { SortableList } from '../../../design/sortable-list/index.ts'
import { ValueMeter } from '../../../design/value-meter/index.ts'
import { helpPath, type SayableFailure, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useProductColumns } from './product-columns.tsx'
import { listFrame } from './product-list.tsx'
import { useProductLooks } from './product-looks.tsx'

export interface NoWorkbenchProps {
  kind: ListKind
  /** The page where another list is chosen. */
  listsHref: string
  state: { kind: 'loading' } | { kind: 'failed'; failure: SayableFailure; again: () => void }
}

/** The workbench without its list: loading, failed, or without permission. */
export function NoWorkbench({ kind, listsHref, state }: NoWorkbenchProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const group = listGroupOf(kind)
  const back = <ButtonLink href={listsHref}>{t(`back.${group}`)}</ButtonLink>
  const stateOf = (failure: SayableFailure, again: () => void): ListStateValue => {
    switch (failure.code) {
      case 'catalogue/unknown-category':
      case 'catalogue/unknown-collection':
      case 'samara-collection/unknown':
      case 'request/invalid':
        return { kind: 'noResult', title: t(`unknown.${group}`), advice: t('unknown.text'), action: back }
      case 'access/other-store':
      case 'access/other-person':
        return { kind: 'forbidden', title: t('forbidden.title'), advice: t('forbidden.text'), action: back }
      case 'access/outside-limits':
        return { kind: 'forbidden', title: t(`outside.${group}`), advice: say(failure), action: back }
      default:
        return { kind: 'failed', title: t('failed'), advice: say(failure), onRetry: again }
    }
  }
  return (
    <Page
      breadcrumb={<Breadcrumb items={[{ label: t(`crumbs.${group}`), href: listsHref }, { label: t('crumbs.order') }]} />}
      title={t('crumbs.order')}
      fill
    >
      {state.kind === 'loading' ? <Coming label={t('loading')} /> : <ListState state={stateOf(state.failure, state.again)} />}
    </Page>
  )
}

const none: readonly number[] = []
const nobody = new Set<number>()
const unasked = (): never => {
  throw new Error('A list that is not there yet has no products.')
}

/** In the shape that it will have. */
function Coming({ label }: { label: string }) {
  const columns = useProductColumns([], 'EUR', 0)
  const { card } = useProductLooks('EUR')
  const t = useSentences('ordering')
  return (
    <>
      <div className="flex flex-col gap-2.5 pb-2.5">
        <div className="flex items-center gap-2">
          <Skeleton shape="block" className="h-control-md w-full max-w-sm rounded-md" />
          <Skeleton shape="block" className="h-control-md w-72 rounded-md max-md:hidden" />
        </div>
        <ValueMeter before={[]} now={[]} hint={{ text: t('meterHint'), href: helpPath('first-places') }} loading />
      </div>
      <SortableList
        label={label}
        loading
        order={none}
        itemOf={unasked}
        nameOf={unasked}
        columns={columns}
        card={card}
        rowHeight={52}
        selection={nobody}
        onSelectionChange={() => undefined}
        onMove={() => undefined}
        className={listFrame}
      />
    </>
  )
}
