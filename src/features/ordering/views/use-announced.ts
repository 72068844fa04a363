import { useState } from 'react'
import { useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import type { Step } from '../model/step.ts'
import { useStepName } from './use-step-name.ts'

type What = 'undone' | 'redone' | 'did'

interface Announced {
  done: Workbench['done']
  undone: Workbench['undone']
  what: What | null
  step: Step | null
}

/** What the last change of the steps was; nothing where more than one went (the list was loaded anew, or one went back in the history). */
function changeOf(before: Announced, { done, undone }: Pick<Workbench, 'done' | 'undone'>): Pick<Announced, 'what' | 'step'> {
  const by = done.length - before.done.length
  const step = (by > 0 ? done : undone).at(-1) ?? null
  if (step === null) return { what: null, step: null }
  if (by === -1 && undone.length === before.undone.length + 1) return { what: 'undone', step }
  if (by === 1 && before.undone.at(-1)?.edit === step.edit) return { what: 'redone', step }
  // A list tells by itself of what was moved in it.
  return by === 1 && step.edit.kind !== 'move' ? { what: 'did', step } : { what: null, step: null }
}

/** The product that a step was about first. */
function productOf({ edit }: Step): number | null {
  if (edit.kind === 'move' || edit.kind === 'release') return edit.products[0] ?? null
  return edit.kind === 'pin' ? (edit.pins[0]?.product ?? null) : null
}

export interface Announcement {
  /** Announced to screen readers. */
  sentence: string
  /** The product to be brought into sight; with every step another object. */
  shown: { product: number } | null
}

/** The name of the last step, of its undo or of its redo, and the product that shows it. */
export function useAnnounced({ done, undone }: Pick<Workbench, 'done' | 'undone'>): Announcement {
  const t = useSentences('ordering')
  const stepName = useStepName()
  const [announced, setAnnounced] = useState<Announced & { shown: Announcement['shown'] }>({
    done,
    undone,
    what: null,
    step: null,
    shown: null,
  })
  if (announced.done !== done || announced.undone !== undone) {
    const change = changeOf(announced, { done, undone })
    const product = change.step && change.what !== 'did' ? productOf(change.step) : null
    setAnnounced({ done, undone, ...change, shown: product === null ? null : { product } })
  }
  const { what, step, shown } = announced
  return { sentence: what && step ? t(`announced.${what}`, { step: stepName(step.name) }) : '', shown }
}
