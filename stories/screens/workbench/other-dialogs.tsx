import { useMemo } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Dialog } from '../../../src/design/dialog/index.ts'
import { FileReport, type BadLine } from '../../../src/design/file-drop/index.ts'
import { OrderingDiff, type DiffItem } from '../../../src/design/ordering-diff/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../src/design/tabs/index.ts'
import { useSpeech } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { saved, type SavedOrdering } from './ordering.ts'
import { all, productOf } from './products.ts'
import { workbenchWords } from './workbench.words.ts'

const itemOf = (id: number): DiffItem => {
  const { name, reference, imageUrl, stock } = productOf(id)
  return { name, reference, imageUrl, soldOut: stock === 0 }
}

export interface ImportDialogProps {
  onApply: (order: readonly number[], lines: number) => void
  onClose: () => void
}

/** What is in the file: the revenue of 30 days, as a spreadsheet would order it. */
const imported = [...all].sort((a, b) => b.revenue[1] - a.revenue[1]).map(({ id }) => id)

/** What came out of a file: every bad line by its number and reason, the good ones offered. */
export function ImportDialog({ onApply, onClose }: ImportDialogProps) {
  const { say } = useSpeech(workbenchWords)
  const twelfth = productOf(imported[10] as number).reference
  const bad: readonly BadLine[] = [
    { line: 14, text: 'SKU-99-A', reason: say.badLine.unknown },
    { line: 23, text: twelfth, reason: say.badLine.twice },
    { line: 37, text: `${productOf(imported[35] as number).reference};0`, reason: say.badLine.position },
    { line: 58, text: '85123A', reason: say.badLine.foreign },
  ]
  const good = all.length - 1
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={say.importTitle} description={say.importIntro('mugs-navidad.csv')}>
      <FileReport good={good} bad={bad} onContinue={() => onApply(imported, good)} onDownloadBad={() => undefined} onReplace={onClose} />
    </Dialog>
  )
}

export interface CompareDialogProps {
  ordering: SavedOrdering
  present: readonly number[]
  onClose: () => void
}

/** What differs between a saved ordering and the present one. */
export function CompareDialog({ ordering, present, onClose }: CompareDialogProps) {
  const { say, format } = useSpeech(workbenchWords)
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={say.compareTitle(format.day(ordering.at.slice(0, 10)))} description={say.savedBy(ordering.who, format.moment(ordering.at))}>
      <OrderingDiff before={ordering.order} after={present} itemOf={itemOf} />
    </Dialog>
  )
}

export interface TheirsDialogProps {
  mine: readonly number[]
  /** What it shall be. */
  onDecide: (order: readonly number[]) => void
  onClose: () => void
}

/** What Luis saved meanwhile: three cheap ones carried up. */
const cheap = [...all].filter(({ stock }) => stock > 0).sort((a, b) => a.price - b.price).slice(0, 3).map(({ id }) => id)
const others = saved.filter((id) => !cheap.includes(id))
const theirs = [...others.slice(0, 4), ...cheap, ...others.slice(4)]

/** Somebody saved first: what they did, what one did oneself, and what both would come to. */
export function TheirsDialog({ mine, onDecide, onClose }: TheirsDialogProps) {
  const { say, format } = useSpeech(workbenchWords)
  const merged = useMemo(() => [...mine.slice(0, 6), ...theirs.filter((id) => !mine.slice(0, 6).includes(id))], [mine])
  const when = format.since('2026-11-21T10:21:00Z', new Date(now).getTime())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      decisive
      size="lg"
      title={say.theirsTitle}
      description={say.theirsIntro('Luis Ortega', when)}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {say.later}
          </Button>
          <Button onClick={() => onDecide(theirs)}>{say.keepTheirs}</Button>
          <Button tone="accent" onClick={() => onDecide(merged)}>
            {say.putOnTop}
          </Button>
        </>
      }
    >
      <Tabs defaultValue="merged">
        <TabList label={say.theirsTitle}>
          <Tab value="merged">{say.merged}</Tab>
          <Tab value="theirs">{say.theirs}</Tab>
          <Tab value="mine">{say.mine}</Tab>
        </TabList>
        {(
          [
            ['merged', theirs, merged],
            ['theirs', saved, theirs],
            ['mine', saved, mine],
          ] as const
        ).map(([value, before, after]) => (
          <TabPanel key={value} value={value} className="pt-4">
            <OrderingDiff before={before} after={after} itemOf={itemOf} />
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  )
}
