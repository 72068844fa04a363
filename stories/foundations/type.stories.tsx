import type { Meta, StoryObj } from '@storybook/react-vite'
import { text, weight } from '../../src/design/tokens/index.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every size and weight. 14 pixels is what a working day is read in; numbers in columns are tabular. */
export const Portrait: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {Object.entries(text)
        .reverse()
        .map(([name, { size, line, tracking }]) => (
          <div key={name} className="flex flex-col gap-x-6 sm:flex-row sm:items-baseline">
            <span className="w-40 shrink-0 text-xs text-muted tabular-nums">
              {name} · {size} / {line}
            </span>
            <span className="min-w-0 font-semibold" style={{ fontSize: size, lineHeight: `${line}px`, letterSpacing: tracking }}>
              Ordena, guarda e indexa
            </span>
            <span className="min-w-0 text-muted" style={{ fontSize: size, lineHeight: `${line}px`, letterSpacing: tracking }}>
              1.204 productos
            </span>
          </div>
        ))}
      {Object.entries(weight).map(([name, value]) => (
        <div key={name} className="flex flex-col gap-x-6 sm:flex-row sm:items-baseline">
          <span className="w-40 shrink-0 text-xs text-muted tabular-nums">
            {name} · {value}
          </span>
          <span className="text-lg" style={{ fontWeight: value }}>
            El pingüino Wenceslao comió ñandú, à la João
          </span>
        </div>
      ))}
      <div className="flex gap-8 text-lg">
        <p className="tabular-nums">
          1.111,10 €<br />
          8.808,88 €
        </p>
        <p className="text-muted">
          1.111,10 €<br />
          8.808,88 €
        </p>
      </div>
    </div>
  ),
}
