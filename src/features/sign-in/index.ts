/**
 * Signing in: the provider's own page, the pages that are shown when the sign-in failed or the account cannot be used, and
 * the word that a session is over.
 */
export { SessionEnded } from './pages/session-ended.tsx'
export { accountPageOf } from './model/account.ts'
export { AccountPage } from './pages/account-page.tsx'
export { SignInPage } from './pages/sign-in-page.tsx'
export { KeptOut, type KeptOutProps } from './views/kept-out.tsx'
export { NotLetIn, type NotLetInProps } from './views/not-let-in.tsx'
export { SignInFrame } from './views/sign-in-frame.tsx'
