import { useEffect, useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { ring, sheet } from './tour-step.variants.ts'
import { useTourStepTexts } from './tour-step.words.ts'
import { useBeside } from './use-beside.ts'

export interface TourStepProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the tour shows. */
  title: string
  /** Which step it is, from 1. */
  step: number
  of: number
  /** What the person is to do. */
  children: ReactNode
  /** Good to know beside it. */
  detail?: ReactNode
  /** What the step is about; null while it is not on the page. */
  control: Element | null
  /** The control is one of many alike, any of which may be used: none of them is to be covered. @default false */
  among?: boolean | undefined
  /** A way to where the control is. */
  action?: ReactNode
  onLeave: () => void
  /** There is only something to know: nothing is skipped by going on. @default false */
  reading?: boolean | undefined
  /** Goes on without the person's doing; at the last step it ends the tour. */
  onNext: () => void
}

/** What keeps everything else from being used while it is open. */
const modal = '[role="dialog"], [role="alertdialog"]'

/**
 * One step of a guided tour. It stands beside a control of the page and does nothing to it: the person does.
 * @example
 * <TourStep title="A mano" step={2} of={4} control={handle} onLeave={leave} onNext={next}>Arrastra el producto por su asa</TourStep>
 */
export function TourStep({
  title,
  step,
  of,
  children,
  detail,
  control,
  among = false,
  action,
  onLeave,
  reading = false,
  onNext,
  className,
  ...rest
}: TourStepProps) {
  const { say, number } = useTourStepTexts()
  const name = useId()
  const box = useRef<HTMLElement>(null)
  const around = useRef<HTMLDivElement>(null)
  // Inside a dialog, which would make it unreachable from outside.
  const container = control?.closest(modal) ?? document.body
  useBeside(control, box, around, container, among)
  useEffect(() => {
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [control])
  // Where it begins the focus is on it; later the person is at work elsewhere. What it still has when it ends goes to the page.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
  }, [])
  useLayoutEffect(() => {
    const sheetOfStep = box.current
    return () => {
      if (sheetOfStep?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !(box.current?.contains(document.activeElement) ?? false)) return
      // Only itself: a dialog that it stands in stays open.
      event.stopPropagation()
      onLeave()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [onLeave])
  const last = step === of
  return createPortal(
    <>
      <div ref={around} popover="manual" aria-hidden className={ring()} />
      <section
        ref={box}
        popover="manual"
        data-slot="tour-step"
        aria-labelledby={name}
        tabIndex={-1}
        className={sheet({ className })}
        {...rest}
      >
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0 text-sm text-muted wrap-anywhere">
            <h2 id={name} className="inline font-normal">
              {title}
            </h2>
            <span aria-hidden> · </span>
            <span className="whitespace-nowrap tabular-nums">{say.step(number(step), number(of))}</span>
          </div>
          <SilentIconButton size="sm" label={say.leave} icon={<CloseIcon />} onClick={onLeave} className="-mt-1 -mr-1.5" />
        </div>
        <div role="status" className="wrap-anywhere">
          <p className="font-semibold">{children}</p>
          {detail && <p className="pt-1 text-sm text-muted">{detail}</p>}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 pt-1">
          {action && <div className="mr-auto">{action}</div>}
          <Button size="sm" onClick={onNext}>
            {last ? say.finish : reading ? say.next : say.skip}
          </Button>
        </div>
      </section>
    </>,
    container,
  )
}
