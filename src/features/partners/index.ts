/** Partners: whom an owner invites to a store, what each may do there, and how an invitation is taken. */
export { InvitationPage, type InvitationPageProps } from './pages/invitation-page.tsx'
export { OwnAccess } from './pages/own-access.tsx'
export { PartnersTab } from './pages/partners-tab.tsx'
