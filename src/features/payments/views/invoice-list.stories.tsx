import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { invoices } from '../payments.fixtures.ts'
import { InvoiceList } from './invoice-list.tsx'

/** In pixels, and whether the net amount and the tax have a column there. */
const widths = [
  [560, false, false],
  [620, false, false],
  [740, false, false],
  [850, false, true],
  [960, true, true],
] as const

const meta = {
  title: 'Features/Payments/Invoices',
  component: InvoiceList,
  decorators: [localized],
  args: { invoices, failure: undefined, onRetry: fn(), onMore: undefined, onDownload: fn() },
} satisfies Meta<typeof InvoiceList>
export default meta
type Story = StoryObj<typeof meta>

export const NeverWiderThanItsPanel: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div data-testid="place">
      <InvoiceList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const place = canvas.getByTestId('place')
    const wider = (): Element[] =>
      [...place.querySelectorAll('*')].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
      )
    for (const [width, net, tax] of widths) {
      place.style.width = `${width}px`
      await waitFor(async () => {
        await expect(canvas.queryAllByText('Base').length > 0, `${width} px: net`).toBe(net)
        await expect(canvas.queryAllByText('Impuestos').length > 0, `${width} px: tax`).toBe(tax)
        await expect(wider(), `${width} px`).toEqual([])
      })
    }
  },
}
