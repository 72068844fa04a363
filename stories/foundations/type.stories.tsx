import type { Meta, StoryObj } from '@storybook/react-vite'
import { family, text, weight } from '../../src/design/tokens/index.ts'
import { Chapter, FoundationPage } from './foundation-page.tsx'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof text, string> = {
  '2xs': 'beside a mark or in a badge',
  xs: 'what explains a number, a column’s head',
  sm: 'dense rows, hints',
  md: 'what a working day is read in',
  lg: 'names of parts, what one decides',
  xl: 'the title of a page',
  '2xl': 'a figure to read from afar',
  '3xl': 'one sentence that greets',
}

const rows = [
  ['Regalos', '1.204', '18.311,10 €', '+4,2 %'],
  ['Cocina', '987', '9.008,88 €', '−1,1 %'],
  ['Navidad', '4.111', '111.740,05 €', '+31,0 %'],
] as const

function Type() {
  return (
    <FoundationPage
      title="Type"
      lead="One family, Inter, in eight sizes and four weights. A working day is read at 14 pixels; sizes are in rem, so a person’s own setting holds."
    >
      <Chapter title="Sizes" code="text-2xs … text-3xl">
        <div className="flex flex-col divide-y divide-subtle border-y border-subtle">
          {Object.entries(text)
            .reverse()
            .map(([name, { size, line, tracking }]) => (
              <div key={name} className="flex flex-col gap-x-6 py-3 sm:flex-row sm:items-baseline">
                <span className="w-28 shrink-0 text-xs text-muted tabular-nums">
                  {name} · {size} / {line}
                </span>
                <span className="min-w-0 flex-1 font-medium" style={{ fontSize: size, lineHeight: `${line}px`, letterSpacing: tracking }}>
                  Ordena, guarda e indexa
                </span>
                <span className="text-xs text-muted sm:w-52">{uses[name as keyof typeof text]}</span>
              </div>
            ))}
        </div>
      </Chapter>
      <Chapter
        title="Weights"
        code="font-normal … font-bold"
        note="Weight is for what is read first, not for what matters: two on a page are enough."
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {Object.entries(weight).map(([name, value]) => (
            <div key={name} className="flex flex-col gap-1 rounded-lg border border-subtle bg-surface p-4">
              <span className="text-xl" style={{ fontWeight: value }}>
                El pingüino comió ñandú à la João
              </span>
              <span className="text-xs text-muted tabular-nums">
                {name} · {value}
              </span>
            </div>
          ))}
        </div>
      </Chapter>
      <Chapter
        title="Numbers"
        code="tabular-nums"
        note="In columns every digit is as wide as any other, and they end together; the minus is a minus, not a hyphen."
      >
        <table className="w-full max-w-xl rounded-lg bg-surface text-right tabular-nums">
          <tbody>
            {rows.map(([name, ...numbers]) => (
              <tr key={name} className="border-b border-subtle">
                <th scope="row" className="px-4 py-2 text-left font-medium">
                  {name}
                </th>
                {numbers.map((number) => (
                  <td key={number} className="px-4 py-2">
                    {number}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="Code" code="font-mono" note="For what is copied letter by letter: references, keys, addresses.">
        <p className="text-lg" style={{ fontFamily: family.mono.join(', ') }}>
          85123A · vtexappkey-demo-QWERTY
        </p>
      </Chapter>
    </FoundationPage>
  )
}

/** Every size and weight, what each is for, and how numbers stand. */
export const Snapshot: Story = { render: () => <Type /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <Type /> }
