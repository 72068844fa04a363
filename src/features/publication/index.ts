/**
 * Publication: an ordering is reviewed, goes to the platform now or at a time, and
 * is proved there; all of them stand in one queue. The merchant reads "index".
 */
export { useNotes } from './data/use-notes.ts'
export { useProposal } from './data/use-proposals.ts'
export { underWay } from './model/under-way.ts'
export { queueAddress, queueRequestOf, type QueueRequest, type QueueStore } from './model/queue.ts'
export { IndexAdminPage } from './pages/index-admin-page.tsx'
export { OwnProposalOfList } from './pages/own-proposal-of-list.tsx'
export { ProposalPage } from './pages/proposal-page.tsx'
export { PublicationPanel } from './pages/publication-of-list.tsx'
export { PublishReviewPage } from './pages/publish-review-page.tsx'
export { SamaraOnPlatform } from './pages/samara-on-platform.tsx'
export { RunningPublications } from './pages/running-publications.tsx'
export { EditedProposal } from './views/edited-proposal.tsx'
