/**
 * Parts that are fetched when they are wanted: a control whose menu or dialog
 * is fetched when somebody is about to open it, and what a page can do without.
 */
export { OnDemand, type DemandedProps, type OnDemandProps } from './on-demand.tsx'
export { untilFetched } from './until-fetched.ts'
