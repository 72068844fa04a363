import { useMemo } from 'react'
import type { FormerProduct, SavedVersion, Sequence } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { OrderingDiff } from '../../../design/ordering-diff/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ListTable } from '../model/list-table.ts'
import type { QueryState } from './query-state.ts'
import { QueryResult } from './query-result.tsx'
import { diffItemOf } from './diff-item.ts'

/** A saved ordering as shoppers got it. */
export interface SavedView {
  view: Sequence
  /** Products that are in it, but no longer in the list. */
  former: readonly FormerProduct[]
}

export interface CompareDialogProps {
  version: SavedVersion
  saved: QueryState<SavedView>
  list: ListTable
  /** What is on screen. */
  present: Sequence
  onRestore: () => void
  onClose: () => void
}

/** What differs between a saved ordering and the one on screen. */
export function CompareDialog({ version, saved, list, present, onRestore, onClose }: CompareDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const former = saved.kind === 'ready' ? saved.value.former : undefined
  const itemOf = useMemo(() => diffItemOf(list, former), [list, former])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('compare.title', { when: format.moment(version.savedAt) })}
      description={t('compare.text', { who: version.savedBy ?? t('someone') })}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button disabled={saved.kind !== 'ready'} onClick={onRestore}>
            {t('versions.restore')}
          </Button>
        </>
      }
    >
      <QueryResult query={saved} failed={t('compare.failed')} skeleton={<SkeletonRows rows={6} pictures />}>
        {({ view }) => <OrderingDiff before={view} after={present} itemOf={itemOf} />}
      </QueryResult>
    </Dialog>
  )
}
