import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { useWords } from '../words/index.ts'
import { toast, type ToastTone } from './toast.variants.ts'

const icons = { neutral: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon } as const

export interface ToastProps {
  /** @default 'neutral' */
  tone?: ToastTone | undefined
  /** What happened. */
  title: ReactNode
  detail?: ReactNode
  /** One thing to do about it, like undoing it. */
  action?: { label: string; onPress: () => void } | undefined
  onClose?: (() => void) | undefined
}

/** How a notice looks. To show one, call `notify`. */
export function Toast({ tone = 'neutral', title, detail, action, onClose }: ToastProps) {
  const words = useWords()
  const Icon = icons[tone]
  return (
    <div data-slot="toast" data-tone={tone} className={toast({ tone })}>
      <Icon />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
        {action && (
          <Button size="sm" className="mt-2" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      {onClose && <SilentIconButton label={words.close} icon={<CloseIcon />} size="sm" className="-my-1" onClick={onClose} />}
    </div>
  )
}
