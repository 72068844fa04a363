import { useMemo } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { OrderingDiff } from '../../../design/ordering-diff/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { diffItemOf } from './diff-item.ts'

export interface ConflictDialogProps {
  workbench: Pick<Workbench, 'list' | 'savedView' | 'view' | 'conflict' | 'keepOwnChanges' | 'seeTheirs'>
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Somebody else saved first: who and when, and what the person's own changes
 * do to that ordering. Nothing is overwritten before the person chooses.
 */
export function ConflictDialog({ workbench: { list, savedView, view, conflict, keepOwnChanges, seeTheirs }, now }: ConflictDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const itemOf = useMemo(() => diffItemOf(list), [list])
  if (!conflict) return null
  const { theirs } = conflict
  return (
    <Dialog
      open
      // Leaving without a choice keeps the changes where they are: on top.
      onOpenChange={keepOwnChanges}
      decisive
      cross={false}
      size="lg"
      title={t('conflict.title')}
      description={t('conflict.text', {
        who: theirs.savedBy ?? t('someone'),
        when: theirs.savedAt ? format.since(theirs.savedAt, now) : '',
      })}
      actions={
        <>
          <Button onClick={seeTheirs}>{t('conflict.see')}</Button>
          <Button tone="accent" onClick={keepOwnChanges}>
            {t('conflict.top')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">
          {t('conflict.topHint')} {t('conflict.seeHint')}
        </p>
        <OrderingDiff before={savedView} after={view} itemOf={itemOf} />
      </div>
    </Dialog>
  )
}
