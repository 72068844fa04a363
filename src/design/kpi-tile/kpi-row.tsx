import type { ComponentProps } from 'react'
import { kpiRow } from './kpi-tile.variants.ts'

/**
 * Tiles beside each other, as many as fit.
 * @example <KpiRow><KpiTile … /><KpiTile … /></KpiRow>
 */
export function KpiRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="kpi-row" className={kpiRow({ className })} {...rest} />
}
