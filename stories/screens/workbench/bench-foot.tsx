import { Button } from '../../../src/design/button/index.ts'
import { ExpandIcon, HistoryIcon, ScheduleIcon } from '../../../src/design/icon/index.ts'
import { IconButton } from '../../../src/design/icon-button/index.ts'
import { Menu, MenuLink } from '../../../src/design/menu/index.ts'
import { SaveBar } from '../../../src/design/save-bar/index.ts'
import { useSpeech } from '../frame/index.ts'
import { useStepWords } from './step-words.ts'
import type { Bench } from './use-bench.ts'
import { workbenchWords } from './workbench.words.ts'

export interface BenchFootProps {
  bench: Bench
  onHistory: () => void
  /** Saves what is not, and sends it to the shop. */
  onPublish: () => void
}

/** What changed, the last step by its name, and the ways on. */
export function BenchFoot({ bench, onHistory, onPublish }: BenchFootProps) {
  const { say, format } = useSpeech(workbenchWords)
  const stepWords = useStepWords()
  const { steps, at, goTo, present } = bench
  const undone = steps[at]
  return (
    <SaveBar
      className="-mx-4 sm:-mx-6"
      label={say.bar}
      changed={at > 0}
      message={at > 0 ? say.changes(format.number(at), at === 1) : say.allSaved}
      {...(at > 0 ? { draft: { state: 'kept' as const, label: say.draft(present.at) } } : {})}
      undo={{ label: at > 0 ? say.undo(stepWords(present.name)) : say.nothingToUndo, disabled: at === 0, onPress: () => goTo(at - 1), keys: ['Ctrl', 'Z'] }}
      redo={{ label: undone ? say.redo(stepWords(undone.name)) : say.nothingToRedo, disabled: !undone, onPress: () => goTo(at + 1), keys: ['Ctrl', 'Y'] }}
      extras={
        <>
          <Button tone="quiet" icon={<HistoryIcon />} onClick={onHistory} className="max-md:hidden">
            {say.history}
          </Button>
          <IconButton label={say.history} icon={<HistoryIcon />} side="top" onClick={onHistory} className="md:hidden" />
        </>
      }
      save={{ label: say.save, disabled: at === 0, onPress: bench.save }}
      publish={{ label: say.publish, onPress: onPublish }}
      more={
        <Menu align="end" side="top" trigger={<IconButton tone="neutral" label={say.schedule} icon={<ExpandIcon />} silent />}>
          <MenuLink icon={<ScheduleIcon />} href="#publish">
            {say.publishLater}
          </MenuLink>
        </Menu>
      }
    />
  )
}
