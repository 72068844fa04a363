import type { ComponentProps } from 'react'
import { kpiRow, type KpiColumns } from './kpi-tile.variants.ts'

export interface KpiRowProps extends ComponentProps<'div'> {
  /** How many stand beside each other where there is room. @default 'fit' */
  columns?: KpiColumns | undefined
}

/**
 * Tiles beside each other.
 * @example <KpiRow columns={3}><KpiTile … /><KpiTile … /><KpiTile … /></KpiRow>
 */
export function KpiRow({ columns, className, ...rest }: KpiRowProps) {
  return <div data-slot="kpi-row" className={kpiRow({ columns, className })} {...rest} />
}
