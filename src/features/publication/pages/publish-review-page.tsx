import { useRef, useState, type ReactNode } from 'react'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { PublicationOfList } from '../data/use-publication.ts'
import { useReview } from '../data/use-review.ts'
import type { Wish } from '../model/review.ts'
import type { PublishWay } from '../views/publish-choice.tsx'
import { PublishReviewView } from '../views/publish-review-view.tsx'

export interface PublishReviewPageProps {
  header: ReactNode
  store: string
  wish: Wish
  of: PublicationOfList
  /** The workbench, with the draft as it is. */
  backHref: string
  /** Back to the workbench: it is done, or the ordering is no longer the one that was reviewed. */
  onLeave: () => void
}

/** Shows what publishing would do; then saves where needed, and publishes exactly what was shown. */
export function PublishReviewPage({ header, store, wish, of: { publish, asking }, backHref, onLeave }: PublishReviewPageProps) {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const state = useReview(store, wish.list, wish.after)
  const [saving, setSaving] = useState(false)
  // Saved here already, when publishing failed afterwards: the wish knows the ordering as it was before.
  const [savedAs, setSavedAs] = useState<number | null>(null)
  const busy = useRef(false)

  const save = async (): Promise<number | null> => {
    if (savedAs !== null) return savedAs
    setSaving(true)
    try {
      const version = await wish.save()
      setSavedAs(version)
      return version
    } finally {
      setSaving(false)
    }
  }
  const go = async (way: PublishWay): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      const version = await save()
      // Without a version somebody else saved, or the server is away: the workbench says which, and what can be done.
      if (version !== null && way === 'now') await publish(wish.after, version)
      if (version !== null && way === 'save') notify.success(t('review.saved'), { id: 'publication' })
      onLeave()
    } catch (error) {
      const failure = failureOf(error)
      notify.danger(t(way === 'save' ? 'review.notSaved' : 'failed'), { id: 'publication', detail: say(failure) })
      // Not what was reviewed any more, or on its way already: both are seen on the workbench.
      if (failure.code === 'ordering/stale-version' || failure.code === 'publication/already-running') onLeave()
    } finally {
      busy.current = false
    }
  }
  return <PublishReviewView header={header} wish={wish} state={state} dirty={wish.dirty && savedAs === null} working={saving || asking} backHref={backHref} onGo={(way) => void go(way)} />
}
