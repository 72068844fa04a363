/** What a list shows while it has nothing to show: waiting, empty, no result, failed, no permission. */
export { ListState, type ListStateProps, type ListStateValue } from './list-state.tsx'
export { listStateSizes, type ListStateSize } from './list-state.variants.ts'
