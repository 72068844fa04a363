import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { FocusEvent, ReactElement, ReactNode } from 'react'
import { tooltip } from './tooltip.variants.ts'

export interface TooltipProps {
  /** The text. It must also be somewhere else: a finger cannot hover. */
  label: ReactNode
  /** Keys that do the same, drawn after the label. */
  keys?: ReactNode
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Shown without being asked, for pictures. */
  open?: boolean | undefined
  /** One focusable element. */
  children: ReactElement
}

/** A focus that comes back after a press, when a dialog closes, shows nothing. */
function onlyByKeyboard(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

/**
 * Says more about a control while the pointer or the focus is on it.
 * @example <Tooltip label="Deshacer"><button>…</button></Tooltip>
 */
export function Tooltip({ label, keys, side = 'bottom', open, children }: TooltipProps) {
  return (
    <Provider delayDuration={400} skipDelayDuration={200}>
      <Root {...(open === undefined ? {} : { open })}>
        <Trigger asChild data-tooltip={typeof label === 'string' ? label : undefined} onFocus={onlyByKeyboard}>
          {children}
        </Trigger>
        <Portal>
          <Content data-slot="tooltip" side={side} sideOffset={6} collisionPadding={8} className={tooltip()}>
            <span className="inline-flex items-center gap-2">
              {label}
              {keys && <span className="text-on-inverse-muted">{keys}</span>}
            </span>
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
