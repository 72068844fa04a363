import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { bg, border, fg } from '../../src/design/tokens/index.ts'

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every colour by what it means, drawn from the tokens in the theme of the page. */
export const Portrait: Story = {
  render: () => (
    <div className="flex flex-col gap-8">
      <Group title="Ground" advice="bg-…">
        {Object.keys(bg).map((name) => (
          <Swatch key={name} name={name}>
            <span className="h-10 rounded-sm border border-default" style={{ background: `var(--bg-${name})` }} />
          </Swatch>
        ))}
      </Group>
      <Group title="Ink" advice="text-…">
        {Object.keys(fg).map((name) => (
          <Swatch key={name} name={name}>
            <span className={`flex h-10 items-center gap-2 rounded-sm border border-default px-2.5 ${groundOf(name)}`}>
              <span className="size-5 rounded-full" style={{ background: `var(--fg-${name})` }} />
              <span className="h-1 flex-1 rounded-full" style={{ background: `var(--fg-${name})` }} />
            </span>
          </Swatch>
        ))}
      </Group>
      <Group title="Line" advice="border-…, outline-…">
        {Object.keys(border).map((name) => (
          <Swatch key={name} name={name}>
            <span className="h-10 rounded-sm border-2 bg-surface" style={{ borderColor: `var(--border-${name})` }} />
          </Swatch>
        ))}
      </Group>
    </div>
  ),
}

function groundOf(name: string): string {
  if (name === 'on-accent') return 'bg-accent'
  if (name === 'on-danger') return 'bg-danger'
  return name.startsWith('on-inverse') ? 'bg-inverse' : 'bg-surface'
}

function Group({ title, advice, children }: { title: string; advice: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="flex items-baseline gap-3 text-lg font-semibold">
        {title} <code className="text-xs font-normal text-muted">{advice}</code>
      </h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-6">{children}</div>
    </section>
  )
}

function Swatch({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {children}
      <span className="truncate text-2xs text-muted">{name}</span>
    </div>
  )
}
