import { cva } from 'class-variance-authority'
import { badgeSizes, badgeTones, type BadgeSize } from '../badge/index.ts'
import {
  CancelledIcon,
  FailedIcon,
  PublishIcon,
  ScheduleIcon,
  VerifiedIcon,
  WaitingIcon,
  WarningIcon,
  type IconComponent,
} from '../icon/index.ts'
import type { Tone } from '../tokens/index.ts'

interface StateLook {
  readonly tone: Tone
  /** Its shape; null for what is at work, which turns. */
  readonly icon: IconComponent | null
}

/** The life of a publication, in its order; every state has its own shape, so that colour is never the only difference. */
export const stateLooks = {
  scheduled: { tone: 'accent', icon: ScheduleIcon },
  waiting: { tone: 'neutral', icon: WaitingIcon },
  running: { tone: 'info', icon: null },
  sent: { tone: 'info', icon: PublishIcon },
  verified: { tone: 'success', icon: VerifiedIcon },
  'done-with-errors': { tone: 'warning', icon: WarningIcon },
  failed: { tone: 'danger', icon: FailedIcon },
  cancelled: { tone: 'neutral', icon: CancelledIcon },
} as const satisfies Record<string, StateLook>

export type PublicationState = keyof typeof stateLooks
export const states = Object.keys(stateLooks) as PublicationState[]

/** On a ground of its own; as words in a line; only its shape, with the word for screen readers. */
export const stateBadgeLooks = { soft: '', plain: 'bg-transparent! px-0!', mark: 'bg-transparent! p-0!' } as const
export type StateBadgeLook = keyof typeof stateBadgeLooks

export const stateBadgeSizes = badgeSizes
export type StateBadgeSize = BadgeSize

export const stateBadge = cva('inline-flex max-w-full items-center font-medium', {
  variants: { tone: badgeTones, size: badgeSizes, look: stateBadgeLooks },
  defaultVariants: { size: 'md', look: 'soft' },
})
