import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../src/design/button/index.ts'
import { duration, easing, noticeDuration } from '../../src/design/tokens/index.ts'
import { Chapter, FoundationPage } from './foundation-page.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Curve = keyof typeof easing

const says: Record<Curve, string> = {
  settle: 'Arrives like a seed that lands: fast, then slower and slower',
  leave: 'Is gone before one looks',
  steady: 'Changes in place: a colour, a width',
}
const uses: Record<keyof typeof duration, string> = {
  fast: 'an answer to the pointer',
  normal: 'a thing that appears',
  slow: 'a thing that travels',
}

function Motion() {
  return (
    <FoundationPage
      title="Motion"
      lead="Motion says where a thing came from and where it went, and then it is over. Whoever asks the system for less motion sees the end at once."
    >
      <Chapter title="How it moves" code="ease-settle, ease-leave, ease-steady">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          {(Object.keys(easing) as Curve[]).map((name) => (
            <figure key={name} className="flex flex-col gap-3 rounded-lg border border-subtle bg-surface p-4">
              <svg viewBox="-4 -4 108 108" className="h-32 w-full" aria-hidden fill="none">
                <path d="M0 100H100M0 100V0" className="stroke-track" strokeWidth="1.5" />
                <path d={curveOf(easing[name])} className="stroke-accent-mark" strokeWidth="3" strokeLinecap="round" />
              </svg>
              <figcaption className="flex flex-col gap-0.5">
                <span className="font-medium">{name}</span>
                <span className="text-xs text-muted">{says[name]}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Chapter>
      <Chapter
        title="How long it takes"
        code="duration-fast, duration-normal, duration-slow"
        note={`A notice stays for ${noticeDuration / 1000} seconds, unless somebody points at it or it needs an answer.`}
      >
        <div className="flex flex-col gap-3">
          {(Object.keys(duration) as (keyof typeof duration)[]).map((name) => (
            <span key={name} className="flex items-center gap-4 text-xs text-muted tabular-nums">
              <span className="w-24 shrink-0">
                {name} · {duration[name]} ms
              </span>
              <span className="h-3 rounded-full bg-accent-mark" style={{ width: `${duration[name] / 5.6}%` }} />
              {uses[name]}
            </span>
          ))}
        </div>
      </Chapter>
      <Chapter title="Try it">
        <Drop />
      </Chapter>
    </FoundationPage>
  )
}

/** The graph of a `cubic-bezier(…)`: time to the right, way upwards. */
function curveOf(curve: string): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (curve.match(/-?[\d.]+/g) ?? []).map(Number)
  return `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`
}

function Drop() {
  const [down, setDown] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      <Button aria-pressed={down} onClick={() => setDown(!down)}>
        {down ? 'Otra vez' : 'Soltar'}
      </Button>
      {Object.entries(duration).map(([speed, milliseconds]) =>
        Object.entries(easing).map(([name, curve]) => (
          <div key={`${speed}-${name}`} className="flex w-full items-center gap-4 text-xs text-muted">
            <span className="w-24 shrink-0">
              {speed} · {name}
            </span>
            <span className="h-2 w-full max-w-72 rounded-full bg-track">
              <span
                data-at={down ? 'end' : 'start'}
                className="block h-2 data-[at=end]:translate-x-full"
                style={{ transition: `translate ${milliseconds}ms ${curve}` }}
              >
                <span className="block size-2 -translate-x-full rounded-full bg-accent-mark in-data-[at=start]:translate-x-0" />
              </span>
            </span>
          </div>
        )),
      )}
    </div>
  )
}

/** How things move, and for how long. */
export const Snapshot: Story = { render: () => <Motion /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <Motion /> }

/** Press to let go: every duration with every easing. */
export const LettingGo: Story = {
  render: () => <Drop />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Soltar' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Otra vez' })).toHaveAttribute('aria-pressed', 'true')
  },
}
