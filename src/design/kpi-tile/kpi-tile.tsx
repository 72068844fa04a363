import type { ComponentProps, ReactNode } from 'react'
import { ChangeLine, type FigureChange } from '../figure/index.ts'
import { Anchor } from '../link/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { Sparkline } from '../sparkline/index.ts'
import { HowComputed, type KpiHint } from './how-computed.tsx'
import { kpiTile } from './kpi-tile.variants.ts'
import { useKpiTileWords } from './kpi-tile.words.ts'

export interface KpiTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string
  /** The number, formatted; null where it cannot be known. */
  value: ReactNode
  change?: FigureChange | undefined
  /** What the change is measured against; of an unknown number, why it is unknown. */
  detail?: ReactNode
  /** The days before, as a small curve; null leaves a gap. */
  curve?: readonly (number | null)[] | undefined
  /** The same of what is compared with, dashed. */
  comparison?: readonly (number | null)[] | undefined
  /** How the number comes about, behind a button, and where more of it is written. */
  hint?: KpiHint | undefined
  /** Where it leads: then the whole tile is a link. */
  href?: string | undefined
  /** Keeps its place until the number is there; a change and a detail that are given say how much they will need. @default false */
  loading?: boolean | undefined
}

/**
 * One number that matters, with where it comes from and where it leads.
 * @example
 * <KpiTile label="Ventas" value="29.644 £" change={{ direction: 'down', text: '47 %' }} detail="que el viernes pasado" curve={week}
 *   href="#reports" />
 */
export function KpiTile({
  label,
  value,
  change,
  detail,
  curve,
  comparison,
  hint,
  href,
  loading = false,
  className,
  ...rest
}: KpiTileProps) {
  const words = useKpiTileWords()
  const unknown = value === null && !loading
  return (
    <div
      data-slot="kpi-tile"
      data-unknown={unknown || undefined}
      aria-busy={loading || undefined}
      className={kpiTile({ linked: href !== undefined, className })}
      {...rest}
    >
      <div className="flex min-h-6 items-start justify-between gap-2">
        <p className="min-w-0 pt-0.5 text-sm text-muted">
          {href === undefined ? (
            label
          ) : (
            <Anchor data-slot="kpi-tile-link" href={href} className="no-underline outline-none after:absolute after:inset-0">
              {label}
            </Anchor>
          )}
        </p>
        {hint && <HowComputed label={label} hint={hint} className="relative z-1 -mt-0.5 -mr-1" />}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        {loading ? (
          <Skeleton shape="block" className="my-1 h-6 w-24" />
        ) : (
          <p className="min-w-0 text-lg font-semibold tracking-tight tabular-nums @[9rem]:text-xl @3xs:text-2xl">
            {unknown ? <UnknownValue word={words.unknown} /> : value}
          </p>
        )}
        {curve !== undefined &&
          (loading || unknown ? (
            <CurvePlace shown={loading} />
          ) : (
            <Sparkline values={curve} comparison={comparison} size="wide" className={curvePlace} />
          ))}
      </div>
      <ChangeLine change={unknown ? undefined : change} detail={detail} loading={loading} />
    </div>
  )
}

function UnknownValue({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden className="text-muted">
        —
      </span>
      <span className="sr-only">{word}</span>
    </>
  )
}

const curvePlace = 'min-w-20 flex-1 @3xs:max-w-32'

function CurvePlace({ shown }: { shown: boolean }) {
  return <span className={`flex h-10 items-end p-1 ${curvePlace}`}>{shown && <Skeleton shape="block" className="h-6 w-full" />}</span>
}
