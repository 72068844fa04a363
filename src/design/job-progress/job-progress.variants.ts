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
}

/** The lives of a job: not yet its time, not begun, at work, work done but not yet proved, proved, ended with faults, ended without result, called off. */
export const jobLooks = {
  scheduled: { tone: 'accent', bar: 'accent', icon: ScheduleIcon, lively: false },
  waiting: { tone: 'neutral', bar: 'accent', icon: WaitingIcon, lively: false },
  running: { tone: 'info', bar: 'accent', icon: PublishIcon, lively: true },
  checking: { tone: 'info', bar: 'accent', icon: VerifiedIcon, lively: true },
  done: { tone: 'success', bar: 'success', icon: SuccessIcon, lively: false },
  faulty: { tone: 'warning', bar: 'warning', icon: WarningIcon, lively: false },
  failed: { tone: 'danger', bar: 'danger', icon: FailedIcon, lively: false },
  cancelled: { tone: 'neutral', bar: 'accent', icon: CancelledIcon, lively: false },
} as const satisfies Record<string, JobLook>

export type JobState = keyof typeof jobLooks
