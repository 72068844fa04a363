/** A control whose menu or dialog is fetched when somebody is about to open it. */
export { OnDemand, type DemandedProps, type OnDemandProps } from './on-demand.tsx'
