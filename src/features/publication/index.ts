/** Publication: an ordering is reviewed, goes to the platform now or at a time, and is proved there; all of them stand in one queue. The merchant reads "index". */
export { usePublication } from './data/use-publication.ts'
export { underWay } from './model/under-way.ts'
export { queueAddress, queueRequestOf, type QueueRequest, type QueueStore } from './model/queue.ts'
export { IndexAdminPage } from './pages/index-admin-page.tsx'
export { PublicationPanel } from './pages/publication-of-list.tsx'
export { PublishReviewPage } from './pages/publish-review-page.tsx'
export { RunningPublications } from './pages/running-publications.tsx'
