/** Publication: an ordering goes to the platform in the background, and is proved there. The merchant reads "index". */
export { usePublication, type PublicationOfList } from './data/use-publication.ts'
export { PublicationPanel, PublishWishDialog, type Wish } from './pages/publication-of-list.tsx'
export { RunningPublications } from './pages/running-publications.tsx'
