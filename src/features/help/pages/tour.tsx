import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { TourStep } from '../../../design/tour-step/index.ts'
import { useLabels, useSentences, type SentenceName } from '../../../i18n/index.ts'
import { labelNamespaces, topicNamed, type HelpScreen, type TopicStep } from '../model/topics.ts'
import { forward, pastUsed, settle, stepOf, type TourPlace } from '../model/tour.ts'
import { controlsOfKeys, findControl, isUseOf } from './find-control.ts'

export interface TourProps {
  place: TourPlace
  /** Goes to another step; null leaves the tour. */
  onPlace: (place: TourPlace | null) => void
  /** The screen that one is on. */
  screen: string | null
  /** A way to a screen, with its name. */
  wayTo: (screen: HelpScreen) => ReactNode
}

/** Milliseconds in which the page is looked at once at most. */
const seldom = 120

/** A guided tour on the real page: it points at real controls and waits for what the person does; it does nothing by itself. */
export function Tour({ place, onPlace, screen, wayTo }: TourProps) {
  const t = useSentences('help')
  const labelOf = useLabels(labelNamespaces)
  const [control, setControl] = useState<Element | null>(null)
  // Of several that can be seen in turn, the one that is there says its name.
  const [named, setNamed] = useState<SentenceName | undefined>(undefined)
  const [replaced, setReplaced] = useState(false)
  const step = stepOf(place)

  const settledNow = useCallback(
    () => settle(place, { screen, sees: (wanted) => findControl(wanted, labelOf) !== null }),
    [place, screen, labelOf],
  )
  const look = useCallback(() => {
    const settled = settledNow()
    if (settled !== place) return onPlace(settled)
    const settledStep = stepOf(place)
    const present = settledStep?.controls.find((wanted) => findControl(wanted, labelOf) !== null)
    const shown = present ?? settledStep?.instead?.control
    const element = shown ? findControl(shown, labelOf) : null
    setControl(element)
    setReplaced(present === undefined && element !== null)
    setNamed(present && 'label' in present ? present.label : undefined)
  }, [place, onPlace, settledNow, labelOf])
  useLook(look)
  useUse((target) => {
    // The page may have changed since it was looked at.
    const next = pastUsed(settledNow(), (wanted) => isUseOf(target, wanted, labelOf))
    if (next !== place) onPlace(next)
  })

  const { steps, begins } = topicNamed(place.topic)
  const leave = useCallback(() => onPlace(null), [onPlace])
  const title = t(`topics.${place.topic}`)
  const detail = replaced ? step?.instead?.detail : step?.detail
  const known = detail && t(`details.${detail}`)
  if (!step)
    return (
      <TourStep
        title={title}
        step={steps.length}
        of={steps.length}
        control={null}
        detail={t('tour.doneDetail')}
        onLeave={leave}
        onNext={leave}
      >
        {t('tour.done')}
      </TourStep>
    )
  return (
    <TourStep
      title={title}
      step={place.step + 1}
      of={steps.length}
      control={control}
      among={step.among}
      reading={step.until === 'read'}
      detail={control === null ? [known, t('tour.absent')].filter(Boolean).join(' ') : known}
      action={control === null && screen !== begins ? wayTo(begins) : undefined}
      onLeave={leave}
      onNext={() => onPlace(forward(place))}
    >
      {t(`steps.${step.name}`, { control: nameIn(step, named, labelOf) })}
    </TourStep>
  )
}

/** What a step calls its control: as the present one is called where the step may be about several. */
function nameIn({ named, until }: TopicStep, present: SentenceName | undefined, labelOf: (name: SentenceName) => string): string {
  if (named === undefined) return ''
  return labelOf(until === 'used' && present !== undefined ? present : named)
}

/** Looks at the page now and whenever it changes. */
function useLook(look: () => void): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const soon = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        look()
      }, seldom)
    }
    soon()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['hidden', 'data-state', 'class'],
    })
    return () => {
      observer.disconnect()
      clearTimeout(waiting)
    }
  }, [look])
}

/** Notices that a control is used, by pointer, by key or by its shortcut, before the page itself does: it may be gone afterwards. */
function useUse(onUse: (target: EventTarget | null) => void): void {
  useEffect(() => {
    const notice = ({ target }: Event): void => onUse(target)
    const press = (event: KeyboardEvent): void => {
      for (const control of controlsOfKeys(event)) onUse(control)
    }
    document.addEventListener('keydown', press, { capture: true })
    document.addEventListener('click', notice, { capture: true })
    document.addEventListener('change', notice, { capture: true })
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      document.removeEventListener('click', notice, { capture: true })
      document.removeEventListener('change', notice, { capture: true })
    }
  })
}
