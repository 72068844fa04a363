import { useState } from 'react'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { PublicationOfList } from '../data/use-publication.ts'
import { PublicationView } from '../views/publication-view.tsx'
import { PublishDialog } from '../views/publish-dialog.tsx'

/** What is to be published, and how it is saved first. */
export interface Wish {
  categoryName: string
  products: readonly number[]
  dirty: boolean
  /** The version that is saved then; null where it is not. */
  save: () => Promise<number | null>
}

export interface PublicationPanelProps {
  of: PublicationOfList
  /** Where shoppers see the category; null when nobody knows. */
  storefrontHref: string | null
}

/** How a list's publication goes, while it goes and until its result was seen. */
export function PublicationPanel({ of: { publication, failure, seen }, storefrontHref }: PublicationPanelProps) {
  if (!publication) return null
  return <PublicationView publication={publication} now={Date.now()} storefrontHref={storefrontHref} away={failure !== undefined} onDismiss={seen} />
}

export interface PublishWishDialogProps {
  of: PublicationOfList
  wish: Wish | null
  onDone: () => void
}

/** Confirms, saves where needed, and asks for the publication. */
export function PublishWishDialog({ of: { publish, asking }, wish, onDone }: PublishWishDialogProps) {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const [saving, setSaving] = useState(false)

  const confirm = async (): Promise<void> => {
    if (!wish) return
    try {
      setSaving(true)
      const version = await wish.save()
      if (version !== null) await publish(wish.products, version)
    } catch (error) {
      notify.danger(t('failed'), { id: 'publication', detail: say(failureOf(error)) })
    } finally {
      setSaving(false)
      onDone()
    }
  }
  return (
    <PublishDialog
      wish={wish && { categoryName: wish.categoryName, products: wish.products.length, dirty: wish.dirty }}
      working={saving || asking}
      onConfirm={() => void confirm()}
      onLeave={onDone}
    />
  )
}
