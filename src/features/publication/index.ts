/** Publication: an ordering is reviewed, goes to the platform in the background, and is proved there. The merchant reads "index". */
export { usePublication } from './data/use-publication.ts'
export type { Wish } from './model/review.ts'
export { PublicationPanel } from './pages/publication-of-list.tsx'
export { PublishReviewPage } from './pages/publish-review-page.tsx'
export { RunningPublications } from './pages/running-publications.tsx'
