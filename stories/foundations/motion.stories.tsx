import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../src/design/button/index.ts'
import { duration, easing } from '../../src/design/tokens/index.ts'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Press to let go: every duration with every easing. Whoever asks the system for less motion sees the end at once. */
export const LettingGo: Story = { render: () => <Drop /> }

function Drop() {
  const [down, setDown] = useState(false)
  return (
    <div className="flex flex-col items-start gap-6">
      <Button onClick={() => setDown(!down)}>{down ? 'Otra vez' : 'Soltar'}</Button>
      {Object.entries(duration).map(([speed, milliseconds]) =>
        Object.entries(easing).map(([name, curve]) => (
          <div key={`${speed}-${name}`} className="flex items-center gap-4 text-xs text-muted tabular-nums">
            <span className="w-40">
              {speed} {milliseconds} ms · {name}
            </span>
            <span className="h-2 w-72 rounded-full bg-track">
              <span
                className="block size-2 rounded-full bg-accent-mark"
                style={{ transition: `transform ${milliseconds}ms ${curve}`, transform: down ? 'translateX(17.5rem)' : 'none' }}
              />
            </span>
          </div>
        )),
      )}
    </div>
  )
}
