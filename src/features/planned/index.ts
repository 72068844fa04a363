/** What comes later: a screen that is not there yet says what a merchant will do on it. */
export { PlannedView, type PlannedScreen } from './views/planned-view.tsx'
