import { useState } from 'react'
import { limits, type Publication } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { DateTimePicker } from '../../../design/date-time-picker/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { faultsOf, type Schedule } from '../model/schedule.ts'

export interface MoveDialogProps {
  publication: Publication
  /** The store's clocks, and those of the person: IANA names. */
  timeZone: string
  ownTimeZone: string
  /** The present instant, ISO 8601. */
  now: string
  working: boolean
  onMove: (times: { startsAt: string; endsAt?: string | null }) => void
  onClose: () => void
}

/** The dialog that changes the times of a scheduled publication. */
export function MoveDialog({ publication, timeZone, ownTimeZone, now, working, onMove, onClose }: MoveDialogProps) {
  const t = useSentences('publication')
  const format = useFormat()
  const [schedule, setSchedule] = useState<Schedule>({
    way: 'later',
    startsAt: publication.startsAt,
    ends: publication.endsAt !== null,
    endsAt: publication.endsAt,
  })
  const [tried, setTried] = useState(false)
  const { startsAt, ends, endsAt } = schedule
  const faults = faultsOf(schedule, Date.parse(now))
  const days = limits.publication.daysAhead
  const save = (): void => {
    if (startsAt === null || faults.startsAt !== null || faults.endsAt !== null) setTried(true)
    else onMove({ startsAt, ...(publication.returns === null ? { endsAt: ends ? endsAt : null } : {}) })
  }
  const picker = { timeZone, ownTimeZone, now, required: tried, disabled: working }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('moving.title', { list: publication.listName })}
      description={publication.startsAt === null ? undefined : t('moving.text', { when: format.moment(publication.startsAt, timeZone) })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('moving.leave')}</Button>
          </DialogClose>
          <Button tone="accent" loading={working} onClick={save}>
            {t('moving.do')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DateTimePicker
          {...picker}
          label={t('review.starts')}
          value={startsAt}
          onValueChange={(next) => setSchedule({ ...schedule, startsAt: next })}
        />
        {/* What comes back stays. */}
        {publication.returns === null && (
          <Checkbox
            label={t('review.ends')}
            hint={t('review.endsHint')}
            checked={ends}
            onCheckedChange={(checked) => setSchedule({ ...schedule, ends: checked })}
            disabled={working}
          />
        )}
        {ends && (
          <DateTimePicker
            {...picker}
            label={t('review.endsAt')}
            value={endsAt}
            onValueChange={(next) => setSchedule({ ...schedule, endsAt: next })}
            {...(startsAt === null ? {} : { min: startsAt, tooEarly: t('review.endsTooEarly') })}
          />
        )}
        {(faults.startsAt === 'too-far' || faults.endsAt === 'too-far') && (
          <p role="alert" className="text-sm text-danger">
            {t('review.tooFar', { count: days, days: format.number(days) })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
