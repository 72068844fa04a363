import { Badge, type BadgeProps } from './badge.tsx'
import { noted, note as noteLook, type NoteTone } from './badge.variants.ts'

export interface NotedBadgeProps extends Omit<BadgeProps, 'size' | 'className'> {
  /** What more there is to know of the state. Without it, it is a badge like any other. */
  note: string | null
  /** @default 'muted' */
  noteTone?: NoteTone | undefined
  /** Beside the badge, in a line as high as it; else below it. @default false */
  inLine?: boolean | undefined
}

/**
 * The state of a thing, and in small letters why, or until when.
 * @example <NotedBadge tone="danger" dot note="La clave ya no vale">Falló</NotedBadge>
 */
export function NotedBadge({ note, noteTone, inLine = false, children, ...badge }: NotedBadgeProps) {
  return (
    <span data-slot="noted-badge" className={noted({ inLine })}>
      <Badge {...badge} className="shrink-0">
        {children}
      </Badge>
      {note !== null && (
        <span className={noteLook({ tone: noteTone, inLine })} title={note}>
          {note}
        </span>
      )}
    </span>
  )
}
