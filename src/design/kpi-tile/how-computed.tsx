import type { ReactNode } from 'react'
import { HelpIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { Link } from '../link/index.ts'
import { Popover } from '../popover/index.ts'
import { useKpiTileWords } from './kpi-tile.words.ts'

/** How a number comes about. */
export interface KpiHint {
  text: ReactNode
  /** The page of the help about it. */
  href: string
}

export interface HowComputedProps {
  /** What is counted. */
  label: string
  hint: KpiHint
  className?: string | undefined
}

/**
 * A question mark beside a number: how it comes about, and where more of it is written.
 * @example <HowComputed label="Ingresos" hint={{ text: 'El importe de los pedidos contados.', href: helpPath('revenue') }} />
 */
export function HowComputed({ label, hint, className }: HowComputedProps) {
  const words = useKpiTileWords()
  return (
    <Popover
      size="sm"
      align="end"
      label={words.howComputed(label)}
      trigger={
        <SilentIconButton size="sm" label={words.howComputed(label)} icon={<HelpIcon className="size-3.5" />} className={className} />
      }
    >
      <p className="text-sm text-muted">{hint.text}</p>
      <p className="mt-2 text-sm">
        <Link href={hint.href} external>
          {words.more}
        </Link>
      </p>
    </Popover>
  )
}
