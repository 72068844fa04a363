/** Synchronisation: the catalogue is brought in from the platform, how far that is, and what it changed. */
export { SynchronisePage } from './pages/synchronise-page.tsx'
export { readAddress, type ScreenAddress } from './model/screen-address.ts'
