import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon, type IconComponent } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import type { Tone } from '../tokens/index.ts'
import { useWords } from '../words/index.ts'
import { banner } from './banner.variants.ts'

const icons: Record<Tone, IconComponent> = {
  neutral: InfoIcon,
  accent: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  info: InfoIcon,
}

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Dangers and warnings are read out at once, the rest when there is time. @default 'info' */
  tone?: Tone | undefined
  title?: ReactNode
  /** Buttons or links that help. */
  action?: ReactNode
  /** Can be put away. */
  onDismiss?: (() => void) | undefined
  icon?: ReactNode
}

/**
 * Something to know on this page, and what to do about it.
 * @example <Banner tone="warning" title="Ordenación sin guardar" action={<Button size="sm">Guardar</Button>}>…</Banner>
 */
export function Banner({ tone = 'info', title, action, onDismiss, icon, className, children, ...rest }: BannerProps) {
  const words = useWords()
  const Icon = icons[tone]
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={banner({ tone, className })}
      {...rest}
    >
      {icon ?? <Icon />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={words.dismiss} icon={<CloseIcon />} size="sm" silent className="-my-1 -mr-1.5" onClick={onDismiss} />
      )}
    </div>
  )
}
