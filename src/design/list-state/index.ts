export { ListState, type ListStateProps, type ListStateValue } from './list-state.tsx'
export { listStateSizes, type ListStateSize } from './list-state.variants.ts'
