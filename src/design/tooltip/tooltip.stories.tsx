import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { Tooltip } from './index.ts'

const meta = {
  title: 'Design/Tooltip',
  component: Tooltip,
  args: { label: 'Vuelve a poner los productos agotados al final', children: <Button>Agotados</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, side: choice(['top', 'right', 'bottom', 'left']), open: toggle })

export const Snapshot: Story = {
  parameters: { snapshot: { height: 150 } },
  render: () => (
    <div className="flex gap-72 px-20 pt-4">
      <Tooltip label="Deshacer" keys="Ctrl Z" open>
        <Button>Con teclas</Button>
      </Tooltip>
      <Tooltip label="Vuelve a poner los productos agotados en su sitio exacto cuando haya existencias" open>
        <Button>Con una frase</Button>
      </Tooltip>
    </div>
  ),
}

export const ShownOnFocusAndLeftWithEscape: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('agotados al final')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  parameters: { snapshot: { height: 200 } },
  args: {
    open: true,
    label:
      'Vuelve a poner Guirnaldasluminosasdeexteriorconmandoadistanciaytemporizador en su sitio exacto cuando haya existencias, también si otra persona reordenó mientras tanto',
    keys: 'Ctrl Mayús Z',
  },
}
