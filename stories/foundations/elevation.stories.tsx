import type { Meta, StoryObj } from '@storybook/react-vite'
import { elevation } from '../../src/design/tokens/index.ts'
import { Chapter, FoundationPage } from './foundation-page.tsx'

const meta = { title: 'Foundations/Elevation' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof elevation, { ground: string; says: string }> = {
  card: { ground: 'bg-surface', says: 'Part of the page: a panel, a button' },
  popover: { ground: 'bg-raised', says: 'Opens beside what was pressed: a menu, a calendar' },
  dialog: { ground: 'bg-raised', says: 'Asks before anything else goes on' },
  lifted: { ground: 'bg-raised', says: 'Is being dragged and will be dropped' },
}

function Elevation() {
  return (
    <FoundationPage
      title="Elevation"
      lead="Four heights, each for one thing. In the light theme a shadow shows the height; in the dark theme, where shadows are not visible, a brighter background and a fine line show it."
    >
      <Chapter title="Heights" code="shadow-card … shadow-lifted">
        <div className="grid grid-cols-1 gap-8 rounded-xl bg-sunken p-6 sm:grid-cols-4 sm:p-8">
          {(Object.keys(elevation) as (keyof typeof elevation)[]).map((name, at) => (
            <div
              key={name}
              className={`flex min-h-36 flex-col justify-end gap-1 rounded-lg p-4 ${uses[name].ground}`}
              style={{ boxShadow: `var(--shadow-${name})`, translate: `0 ${-at * 6}px` }}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-xs text-muted">{uses[name].says}</span>
            </div>
          ))}
        </div>
      </Chapter>
      <Chapter
        title="One above the other"
        note="Only what floats covers something. A scrim stands between a dialog and the page, so that there is one thing to look at."
      >
        <div className="relative h-72 overflow-hidden rounded-xl border border-subtle bg-canvas p-6">
          <div className="h-44 w-4/5 rounded-lg border border-subtle bg-surface p-4 shadow-card">
            <span className="font-medium">Regalos</span>
            <div className="mt-4 flex flex-col gap-2">
              {[72, 56, 64].map((width) => (
                <span key={width} className="h-3 rounded-full bg-skeleton" style={{ width: `${width}%` }} />
              ))}
            </div>
          </div>
          <div className="absolute inset-0 bg-scrim" />
          <div className="absolute top-16 left-[18%] flex w-3/5 flex-col gap-2 rounded-xl bg-raised p-5 shadow-dialog">
            <span className="font-semibold">¿Indexar «Regalos»?</span>
            <span className="text-sm text-muted">Se mueven 14 productos.</span>
          </div>
        </div>
      </Chapter>
    </FoundationPage>
  )
}

/** How far things float above the page, and what each height is for. */
export const Snapshot: Story = { render: () => <Elevation /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <Elevation /> }
