import { Badge } from '../../../src/design/badge/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { Drawer } from '../../../src/design/drawer/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { useSpeech } from '../frame/index.ts'
import { now } from '../shop/index.ts'
import { savedOrderings, type SavedOrdering } from './ordering.ts'
import { useStepWords } from './step-words.ts'
import type { Bench } from './use-bench.ts'
import { workbenchWords } from './workbench.words.ts'

export interface HistoryDrawerProps {
  bench: Bench
  onClose: () => void
  onCompare: (ordering: SavedOrdering) => void
}

/** Every step by its name, and the orderings that were saved: any of them can be gone back to. */
export function HistoryDrawer({ bench, onClose, onCompare }: HistoryDrawerProps) {
  const { say, format } = useSpeech(workbenchWords)
  const stepWords = useStepWords()
  const instant = new Date(now).getTime()
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  return (
    <Drawer open onOpenChange={onClose} modal={false} size="sm" title={say.history} description={say.historyIntro}>
      <RadioGroup aria-label={say.history} value={String(bench.at)} onValueChange={(at) => bench.goTo(Number(at))}>
        {bench.steps
          .map(({ name, at }, nth) => (
            <RadioOption
              key={nth}
              value={String(nth + 1)}
              label={<span className={nth + 1 > bench.at ? 'text-muted line-through' : ''}>{capital(stepWords(name))}</span>}
              hint={nth + 1 > bench.at ? `${at} · ${say.undone}` : at}
            />
          ))
          .toReversed()}
        <RadioOption value="0" label={say.asSaved} hint={say.savedBy('Ana Ruiz', format.since(savedOrderings[0]?.at ?? now, instant))} />
      </RadioGroup>
      <h3 className="mt-6 mb-1 text-sm font-semibold">{say.savedOrderings}</h3>
      <ul className="divide-y divide-subtle">
        {savedOrderings.map((ordering, nth) => {
          const { who, at, order } = ordering
          return (
          <li key={at} className="flex flex-col gap-2 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
              {say.savedBy(who, format.day(at.slice(0, 10)))}
              {nth === 0 ? <Badge tone="success" dot size="sm">{say.published(format.since(at, instant))}</Badge> : null}
            </span>
            <span className="flex gap-2">
              <Button size="sm" onClick={() => onCompare(ordering)}>
                {say.compare}
              </Button>
              <Button size="sm" tone="quiet" onClick={() => bench.order({ kind: 'restored', day: at.slice(0, 10) }, order)}>
                {say.restore}
              </Button>
            </span>
          </li>
          )
        })}
      </ul>
    </Drawer>
  )
}
