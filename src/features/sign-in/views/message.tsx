import type { ReactNode } from 'react'
import { Button } from '../../../design/button/index.ts'

export interface MessageProps {
  title: string
  text: string
  action: string
  onAction: () => void
  /** Another thing to do. */
  other?: ReactNode
  /** What stands below, smaller. */
  children?: ReactNode
}

/** Says what stands in the way of signing in, and the one thing to do. */
export function Message({ title, text, action, onAction, other, children }: MessageProps) {
  return (
    <div role="alert" className="flex flex-col gap-3">
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="accent" size="lg" onClick={onAction}>
          {action}
        </Button>
        {other}
      </div>
      {children}
    </div>
  )
}
