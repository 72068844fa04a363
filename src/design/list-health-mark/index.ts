/** The health of a list: whether shoppers meet sold-out products, and where. */
export { listHealthColumn, type ListHealthColumnOptions } from './list-health-column.tsx'
export { ListHealthMark, type ListHealthMarkProps } from './list-health-mark.tsx'
export { listHealthLooks, type ListHealth } from './list-health-mark.variants.ts'
