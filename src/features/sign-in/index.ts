/**
 * Signing in: the provider's own page, what stands in the product's place when nobody could be let in or the account cannot be taken, and
 * the word that a session is over.
 */
export { SessionEnded } from './pages/session-ended.tsx'
export { SignInPage } from './pages/sign-in-page.tsx'
export { KeptOut, type KeptOutProps } from './views/kept-out.tsx'
export { NotLetIn, type NotLetInProps } from './views/not-let-in.tsx'
export { SignInFrame } from './views/sign-in-frame.tsx'
