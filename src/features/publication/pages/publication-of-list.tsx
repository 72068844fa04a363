import type { PublicationOfList } from '../data/use-publication.ts'
import { PublicationView } from '../views/publication-view.tsx'

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
