/** Numbers that matter, as tiles: value, change, curve, how it is computed, where it leads. */
export { KpiRow, type KpiRowProps } from './kpi-row.tsx'
export { HowComputed, type HowComputedProps, type KpiHint } from './how-computed.tsx'
export { KpiTile, type KpiTileProps } from './kpi-tile.tsx'
export { kpiColumns, type KpiColumns } from './kpi-tile.variants.ts'
