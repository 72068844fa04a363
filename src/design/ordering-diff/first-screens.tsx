import { useId, useMemo, useState, type ComponentProps } from 'react'
import { DesktopIcon, PhoneIcon } from '../icon/index.ts'
import { Segments } from '../segments/index.ts'
import type { DiffItem } from './diff-item.ts'
import { screenOf, type Order } from './difference.ts'
import { screenGrid, type Device } from './ordering-diff.variants.ts'
import { useTexts } from './ordering-diff.words.ts'
import { ScreenPlaceCard } from './screen-place-card.tsx'

const sizes = ['12', '24', '48'] as const
const sides = ['before', 'after'] as const

export interface FirstScreensProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Ids in their order until now. Keep it stable between renders. */
  before: Order
  /** Ids in their order from now on. Keep it stable between renders. */
  after: Order
  itemOf: (id: number) => DiffItem
  /** How many places are compared at first. @default 12 */
  defaultSize?: 12 | 24 | 48 | undefined
  /** As whose screen it is drawn at first. @default one like that on which it is looked at */
  defaultDevice?: Device | undefined
}

/**
 * What a shopper sees first, until now and from now on, side by side; each product says what became of it.
 * @example <FirstScreens before={published} after={draft} itemOf={productOf} />
 */
export function FirstScreens({ before, after, itemOf, defaultSize = 12, defaultDevice, className, ...rest }: FirstScreensProps) {
  const texts = useTexts()
  const { say, number } = texts
  const id = useId()
  const [size, setSize] = useState<(typeof sizes)[number]>(`${defaultSize}`)
  const [device, setDevice] = useState<Device>(
    () => defaultDevice ?? (window.matchMedia('(max-width: 40rem)').matches ? 'phone' : 'desktop'),
  )
  const [shown, setShown] = useState<(typeof sides)[number]>('after')
  const screens = useMemo(
    () => ({ before: screenOf(before, after, Number(size)), after: screenOf(after, before, Number(size)) }),
    [before, after, size],
  )
  const entering = screens.after.filter(({ alone }) => alone)
  const fresh = entering.length
  const soldOut = entering.filter((place) => itemOf(place.id).soldOut === true).length
  const goes = screens.before.filter(({ alone }) => alone).length
  const notes = {
    before: goes === 0 ? undefined : say.goes(number(goes), goes === 1),
    after:
      fresh === 0
        ? say.sameScreen
        : [say.fresh(number(fresh), fresh === 1), ...(soldOut > 0 ? [say.freshSoldOut(number(soldOut), soldOut === 1)] : [])].join(' · '),
  }
  return (
    <div data-slot="first-screens" className={`@container flex min-w-0 flex-col gap-3 ${className ?? ''}`} {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={say.places}
          size="sm"
          value={size}
          onValueChange={setSize}
          options={sizes.map((value) => ({ value, label: value }))}
        />
        <Segments
          label={say.screen}
          size="sm"
          value={device}
          onValueChange={setDevice}
          options={[
            { value: 'desktop', label: say.desktop, icon: <DesktopIcon />, iconOnly: true },
            { value: 'phone', label: say.phone, icon: <PhoneIcon />, iconOnly: true },
          ]}
        />
      </div>
      <Segments
        className="@xl:hidden"
        label={say.firstScreen}
        size="sm"
        wide
        value={shown}
        onValueChange={setShown}
        options={sides.map((side) => ({ value: side, label: say[side] }))}
      />
      {/* Both in one window, so that the same places stay beside each other. */}
      <div
        tabIndex={0}
        role="group"
        aria-label={say.firstScreen}
        className="max-h-150 overflow-y-auto rounded-lg border border-subtle bg-sunken p-3 outline-focus focus-visible:outline-2"
      >
        <div className="grid gap-4 @xl:grid-cols-2 @xl:gap-6">
          {sides.map((side) => (
            <div
              key={side}
              role="group"
              aria-labelledby={`${id}-${side}`}
              className={`flex min-w-0 flex-col gap-2 ${shown === side ? '' : '@max-xl:hidden'}`}
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 id={`${id}-${side}`} className="text-sm font-semibold">
                  {say[side]}
                </h3>
                {notes[side] && (
                  <span
                    className={`text-sm ${side === 'after' && fresh > 0 ? `font-medium ${soldOut > 0 ? 'text-warning' : 'text-accent'}` : 'text-muted'}`}
                  >
                    {notes[side]}
                  </span>
                )}
              </div>
              {screens[side].length === 0 ? (
                <p className="text-sm text-muted">{say.emptyScreen}</p>
              ) : (
                <ol className={screenGrid({ device })}>
                  {screens[side].map((place) => (
                    <ScreenPlaceCard key={place.id} place={place} item={itemOf(place.id)} side={side} texts={texts} />
                  ))}
                </ol>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
