import type { Meta, StoryObj } from '@storybook/react-vite'
import { density, elevation, radius, unit } from '../../src/design/tokens/index.ts'

const meta = { title: 'Foundations/Space' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [1, 2, 3, 4, 6, 8, 12, 16]

/** Space in steps of four pixels, the heights of what is hit, the corners, and how far things float. */
export const Portrait: Story = {
  render: () => (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">Steps</h2>
        {steps.map((step) => (
          <div key={step} className="flex items-center gap-4 text-xs text-muted tabular-nums">
            <span className="w-24">
              {step} · {step * unit} px
            </span>
            <span className="h-3 rounded-xs bg-accent-mark" style={{ width: step * unit }} />
          </div>
        ))}
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">Heights by mouse and by finger</h2>
        <div className="flex flex-wrap items-end gap-4 text-xs text-muted tabular-nums">
          {Object.entries(density.mouse).map(([name, mouse]) => {
            const finger = density.finger[name as keyof typeof density.finger]
            return (
              <div key={name} className="flex flex-col gap-1">
                <div className="flex items-end gap-1">
                  <span className="w-12 rounded-sm border border-control bg-surface" style={{ height: mouse }} />
                  <span className="w-12 rounded-sm border border-dashed border-control" style={{ height: finger }} />
                </div>
                {name} · {mouse} / {finger}
              </div>
            )
          })}
        </div>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">Corners</h2>
        <div className="flex flex-wrap gap-4 text-xs text-muted tabular-nums">
          {Object.entries(radius).map(([name, pixels]) => (
            <div key={name} className="flex flex-col gap-1">
              <span className="size-16 border border-strong bg-surface" style={{ borderRadius: pixels }} />
              {name} · {pixels}
            </div>
          ))}
        </div>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">Elevation</h2>
        <div className="flex flex-wrap gap-10 pb-6 text-xs text-muted">
          {Object.keys(elevation).map((name) => (
            <span key={name} className="flex size-28 items-end rounded-lg bg-raised p-3" style={{ boxShadow: `var(--shadow-${name})` }}>
              {name}
            </span>
          ))}
        </div>
      </section>
    </div>
  ),
}
