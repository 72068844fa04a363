import type { BadgeProps } from '../badge/index.ts'
import {
  CancelledIcon,
  FailedIcon,
  PublishIcon,
  ScheduleIcon,
  SuccessIcon,
  VerifiedIcon,
  WaitingIcon,
  WarningIcon,
  type IconComponent,
} from '../icon/index.ts'
import type { ProgressProps } from '../progress/index.ts'

interface JobLook {
  readonly tone: NonNullable<BadgeProps['tone']>
  readonly bar: NonNullable<ProgressProps['tone']>
  readonly icon: IconComponent
  /** Whether something goes on at the moment. */
  readonly lively: boolean
  /** Whether it waits or was stopped on its way, so that its bar is striped. */
  readonly idle: boolean
}

/**
 * The lives of a job: not yet its time, not begun, at work, work done but not
 * yet proved, proved, ended with faults, ended without result, called off.
 */
export const jobLooks = {
  scheduled: { tone: 'accent', bar: 'neutral', icon: ScheduleIcon, lively: false, idle: true },
  waiting: { tone: 'neutral', bar: 'neutral', icon: WaitingIcon, lively: false, idle: true },
  running: { tone: 'info', bar: 'accent', icon: PublishIcon, lively: true, idle: false },
  checking: { tone: 'info', bar: 'accent', icon: VerifiedIcon, lively: true, idle: false },
  done: { tone: 'success', bar: 'success', icon: SuccessIcon, lively: false, idle: false },
  faulty: { tone: 'warning', bar: 'warning', icon: WarningIcon, lively: false, idle: false },
  failed: { tone: 'danger', bar: 'danger', icon: FailedIcon, lively: false, idle: true },
  cancelled: { tone: 'neutral', bar: 'neutral', icon: CancelledIcon, lively: false, idle: true },
} as const satisfies Record<string, JobLook>

export type JobState = keyof typeof jobLooks
