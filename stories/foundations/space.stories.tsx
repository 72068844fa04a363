import type { Meta, StoryObj } from '@storybook/react-vite'
import { density, radius, screens, unit } from '../../src/design/tokens/index.ts'
import { Chapter, FoundationPage } from './foundation-page.tsx'

const meta = { title: 'Foundations/Space' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [1, 1.5, 2, 3, 4, 6, 8, 12, 16]
const heights = Object.keys(density.mouse) as (keyof typeof density.mouse)[]

function Space() {
  return (
    <FoundationPage
      title="Space and density"
      lead="Dense where one works, airy where one decides. What is hit has two heights: one for the mouse, one for the finger, and the device says which."
    >
      <Chapter
        title="Steps"
        code="p-1 … p-16"
        note={`Multiples of ${unit} pixels. 1 to 3 within a thing, 4 and 6 between things, 8 and more between chapters.`}
      >
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          {steps.map((step) => (
            <span key={step} className="flex flex-col items-center gap-2 text-xs text-muted tabular-nums">
              <span className="rounded-xs bg-accent-mark" style={{ width: step * unit, height: step * unit }} />
              {step} · {step * unit}
            </span>
          ))}
        </div>
      </Chapter>
      <Chapter
        title="Heights"
        code="h-control-sm … h-row"
        note="Full: by mouse. Dashed: by finger, where nothing that stands alone is under 44 pixels."
      >
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-5">
          {heights.map((name) => (
            <div key={name} className="flex flex-col gap-2 text-xs text-muted tabular-nums">
              <div className="flex h-16 items-end gap-2">
                <span className="w-14 rounded-sm border border-control bg-surface" style={{ height: density.mouse[name] }} />
                <span className="w-14 rounded-sm border border-dashed border-control" style={{ height: density.finger[name] }} />
              </div>
              {name}
              <br />
              {density.mouse[name]} / {density.finger[name]}
            </div>
          ))}
        </div>
      </Chapter>
      <Chapter
        title="Corners"
        code="rounded-xs … rounded-full"
        note="Small for what stands in a row, large for what lies on the page. What stands inside has a smaller corner than what holds it."
      >
        <div className="flex flex-wrap gap-5">
          {Object.entries(radius).map(([name, pixels]) => (
            <span key={name} className="flex flex-col items-center gap-2 text-xs text-muted tabular-nums">
              <span className="size-20 border-2 border-strong bg-surface" style={{ borderRadius: pixels }} />
              {name} · {name === 'full' ? 'round' : pixels}
            </span>
          ))}
        </div>
      </Chapter>
      <Chapter
        title="Widths"
        code="sm: md: lg: xl:"
        note="Everything works from 360 pixels. From each of these a layout may use more columns."
      >
        <div className="flex flex-col gap-2">
          {[['phone', 360] as const, ...Object.entries(screens)].map(([name, width]) => (
            <span
              key={name}
              className="flex h-9 items-center justify-between gap-2 rounded-sm border border-subtle bg-surface px-3 text-xs text-muted tabular-nums"
              style={{ width: `${(width / 1440) * 100}%`, minWidth: 88 }}
            >
              <span>{name}</span> {width}
            </span>
          ))}
        </div>
      </Chapter>
    </FoundationPage>
  )
}

/** Space in steps of four pixels, the heights of what is hit, the corners, and where layouts change. */
export const Snapshot: Story = { render: () => <Space /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <Space /> }
