import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface StaleDialogProps {
  /** Who saved meanwhile, and when (ISO 8601); null keeps the dialog closed. */
  theirs: { savedBy: string | null; savedAt: string | null } | null
  /** Milliseconds since 1970. */
  now: number
  onOnTop: () => void
  onSeeTheirs: () => void
}

/** Somebody saved first: says who and when, and asks what becomes of the person's own changes. */
export function StaleDialog({ theirs, now, onOnTop, onSeeTheirs }: StaleDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  return (
    <Dialog
      open={theirs !== null}
      // Leaving without a choice keeps the changes where they are: on top.
      onOpenChange={(open) => open || onOnTop()}
      decisive
      title={t('stale.title')}
      description={theirs ? t('stale.text', { who: theirs.savedBy ?? t('stale.someone'), when: theirs.savedAt ? format.since(theirs.savedAt, now) : '' }) : ''}
    >
      <div className="flex flex-col gap-3 pt-1">
        <Choice action={t('stale.top')} hint={t('stale.topHint')} first onChoose={onOnTop} />
        <Choice action={t('stale.see')} hint={t('stale.seeHint')} onChoose={onSeeTheirs} />
      </div>
    </Dialog>
  )
}

function Choice({ action, hint, first = false, onChoose }: { action: string; hint: string; first?: boolean; onChoose: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-default p-3">
      <p className="min-w-0 flex-1 basis-52 text-sm text-muted">{hint}</p>
      <Button tone={first ? 'accent' : 'neutral'} onClick={onChoose}>
        {action}
      </Button>
    </div>
  )
}
