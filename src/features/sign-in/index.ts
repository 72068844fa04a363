/**
 * Signing in: the provider's own page, the pages that are shown when the sign-in failed or the account cannot be used, and
 * the word that a session is over.
 */
export { SessionEnded } from './pages/session-ended.tsx'
export { accountPageOf } from './model/account.ts'
export { AccountPage } from './pages/account-page.tsx'
export { SignInPage } from './pages/sign-in-page.tsx'
export { KeptOut, type KeptOutProps } from './views/kept-out.tsx'
export { SignInRefused, type SignInRefusedProps } from './views/sign-in-refused.tsx'
export { SignInFrame } from './views/sign-in-frame.tsx'
