import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { sessionAfter, workbenchOf, list, now } from '../ordering.fixtures.ts'
import { OrderingNotices } from './notices.tsx'

const session = sessionAfter(
  list,
  [1, 2, 3, 4].map((nth) => ({ kind: 'edited', edit: { kind: 'move', products: [1_000 + nth * 7], after: null }, at: now })),
)
const workbench = { ...workbenchOf(session, fn()), dismissNotices: fn(), applyPostponed: fn(), discardPostponed: fn() }

const meta = {
  title: 'Features/Ordering/Notices',
  component: OrderingNotices,
  decorators: [localized],
  args: { workbench: { ...workbench, origin: 'restored' }, now },
} satisfies Meta<typeof OrderingNotices>
export default meta
type Story = StoryObj<typeof meta>

export const ChangesCameBack: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Se recuperaron 4 cambios que no habías guardado.')).toBeVisible()
  },
}
export const OnANewerOrdering: Story = { args: { workbench: { ...workbench, origin: 'on-newer' } } }
export const ChangesSetAside: Story = {
  args: { workbench: { ...workbench, postponedSteps: 2 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aplicar encima' }))
    await expect(args.workbench.applyPostponed).toHaveBeenCalledOnce()
  },
}
export const ProductsCameAndWent: Story = {
  args: { workbench: { ...workbench, productChanges: { entered: 3, left: 1 } } },
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getByText('Han llegado 3 productos. Se ha ido 1 producto. Tus cambios siguen en pie.')).toBeVisible()
    await userEvent.click(notice.getByRole('button'))
    await expect(args.workbench.dismissNotices).toHaveBeenCalled()
  },
}
export const WithoutConnection: Story = { args: { workbench: { ...workbench, offline: true } } }
export const NoRoomToKeep: Story = { args: { workbench: { ...workbench, draft: 'not-stored' } } }
export const InEnglish: Story = {
  args: { workbench: { ...workbench, origin: 'on-newer', postponedSteps: 1, offline: true } },
  globals: { language: 'en' },
}
export const InPortuguese: Story = {
  args: { workbench: { ...workbench, origin: 'on-newer', postponedSteps: 1, offline: true } },
  globals: { language: 'pt' },
}
