import { useState } from 'react'
import { limits, sameRules, type Rules } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { CollectionIcon } from '../../../design/icon/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface RulesPopoverProps {
  rules: Rules
  onRules: (rules: Rules) => void
}

/** The rules on top of the ordering. */
export function RulesPopover({ rules, onRules }: RulesPopoverProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const on = Object.values(rules).filter(Boolean).length
  return (
    <Popover
      label={t('rules.title')}
      size="lg"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button tone={on > 0 ? 'neutral' : 'quiet'} icon={<CollectionIcon />}>
          {on > 0 ? t('rules.some', { count: format.number(on) }) : t('rules.button')}
        </Button>
      }
    >
      <RulesForm
        rules={rules}
        onRules={(next) => {
          setOpen(false)
          onRules(next)
        }}
      />
    </Popover>
  )
}

const usualRun = { by: 'brand', most: 2 } as const
const usualNews = { every: 8, days: limits.score.newDays }

/** The three rules; they take effect together, as one step. */
function RulesForm({ rules, onRules }: RulesPopoverProps) {
  const t = useSentences('ordering')
  const [soldOutLast, setSoldOutLast] = useState(rules.soldOutLast)
  const [runs, setRuns] = useState(rules.inARow !== null)
  const [{ by, most }, setRun] = useState<{ by: 'brand' | 'category'; most: number | null }>(rules.inARow ?? usualRun)
  const [news, setNews] = useState(rules.newEvery !== null)
  const [{ every, days }, setEvery] = useState<{ every: number | null; days: number | null }>(rules.newEvery ?? usualNews)
  const complete = (!runs || most !== null) && (!news || (every !== null && days !== null))
  const within = (value: number, least: number, greatest: number): number => Math.min(greatest, Math.max(least, value))
  const next: Rules = {
    soldOutLast,
    inARow: runs && most !== null ? { by, most: within(most, 1, 20) } : null,
    newEvery: news && every !== null && days !== null ? { every: within(every, 2, 50), days: within(days, 1, 365) } : null,
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) onRules(next)
      }}
    >
      <h2 className="text-sm font-semibold">{t('rules.title')}</h2>
      <Checkbox label={t('rules.soldOutLast')} hint={t('rules.soldOutHint')} checked={soldOutLast} onCheckedChange={setSoldOutLast} />
      <div className="flex flex-col gap-2">
        <Checkbox label={t('rules.runs')} hint={t('rules.runsHint')} checked={runs} onCheckedChange={setRuns} />
        {runs && (
          <div className="grid grid-cols-2 gap-2 ps-6">
            <Field label={t('rules.most')}>
              <NumberInput size="sm" min={1} max={20} value={most} onValueChange={(value) => setRun({ by, most: value })} />
            </Field>
            <Field label={t('rules.by')}>
              <Select
                size="sm"
                value={by}
                options={[
                  { value: 'brand', label: t('rules.sameBrand') },
                  { value: 'category', label: t('rules.sameCategory') },
                ]}
                onValueChange={(value) => setRun({ by: value === 'category' ? 'category' : 'brand', most })}
              />
            </Field>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <Checkbox label={t('rules.news')} hint={t('rules.newsHint')} checked={news} onCheckedChange={setNews} />
        {news && (
          <div className="grid grid-cols-2 gap-2 ps-6">
            <Field label={t('rules.every')}>
              <NumberInput size="sm" min={2} max={50} value={every} onValueChange={(value) => setEvery({ every: value, days })} />
            </Field>
            <Field label={t('rules.days')}>
              <NumberInput size="sm" min={1} max={365} value={days} onValueChange={(value) => setEvery({ every, days: value })} />
            </Field>
          </div>
        )}
      </div>
      <div className="flex justify-end">
        <Button tone="accent" type="submit" disabled={!complete || sameRules(next, rules)}>
          {t('rules.apply')}
        </Button>
      </div>
    </form>
  )
}
