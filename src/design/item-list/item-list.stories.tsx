import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { FailedIcon, OrderIcon, ProductIcon } from '../icon/index.ts'
import { ListState } from '../list-state/index.ts'
import { Panel } from '../panel/index.ts'
import { drawn, drawnStates, SnapshotSheet } from '../snapshot/index.ts'
import type { Tone } from '../tokens/index.ts'
import { Item, ItemList, ItemSkeleton, itemTones, type ItemProps } from './index.ts'

const tones = Object.keys(itemTones) as Tone[]
const retry = fn()

const meta = {
  title: 'Design/Item list',
  component: Item,
  args: { title: 'Cake Stands no se indexó del todo', detail: '2 productos fueron rechazados.', tone: 'danger', icon: <FailedIcon /> },
  render: (args: ItemProps) => (
    <Panel padding="none">
      <ItemList>
        <Item {...args} />
      </ItemList>
    </Panel>
  ),
} satisfies Meta<typeof Item>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ title: text, detail: text, tone: choice(itemTones), href: text })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <Panel title="tones" padding="none">
        <ItemList>
          {tones.map((tone) => (
            <Item key={tone} {...args} tone={tone} title={tone} action={<Button size="sm">Reintentar</Button>} />
          ))}
        </ItemList>
      </Panel>
      <Panel title="links" padding="none">
        <ItemList>
          {drawnStates.map((state) => (
            <Item
              key={state}
              {...drawn(state)}
              icon={<OrderIcon />}
              title={`Ordenar una categoría, ${state}`}
              detail="112 categorías"
              aside="hace 3 días"
              href="#category"
            />
          ))}
        </ItemList>
      </Panel>
      <Panel title="plain, loading" padding="none">
        <ItemList>
          <Item title="Plan Growth, un año" aside="990,00 £" />
        </ItemList>
        <ItemSkeleton />
      </Panel>
    </SnapshotSheet>
  ),
}

export const TheWholeItemIsALinkAndItsButtonIsNot: Story = {
  args: {
    href: '#index-admin',
    action: (
      <Button size="sm" onClick={retry}>
        Reintentar
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cake Stands no se indexó del todo' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalled()
  },
}

export const NothingToDo: Story = {
  tags: ['empty'],
  render: () => (
    <Panel padding="none">
      <ListState state={{ kind: 'empty', title: 'Todo está en orden' }} size="sm" />
    </Panel>
  ),
}

export const TwoHundredThings: Story = {
  tags: ['many'],
  render: () => (
    <Panel padding="none">
      <ItemList>
        {Array.from({ length: 200 }, (_, at) => (
          <Item key={at} icon={<ProductIcon />} title={`Producto ${at + 1}`} href={`#p${at + 1}`} />
        ))}
      </ItemList>
    </Panel>
  ),
}

const beside: Pick<ItemProps, 'title' | 'detail' | 'aside'> = {
  title: 'Total de hoy',
  detail: 'La factura llega por correo.',
  aside: <strong className="text-xl">3.133,90 £</strong>,
}
export const AnAmountStaysBesideWhatItIsOf: Story = {
  args: { ...beside, icon: undefined, amount: true },
  decorators: [
    (Story) => (
      <div className="w-82">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [title, amount] = ['Total de hoy', '3.133,90 £'].map((words) => within(canvasElement).getByText(words).getBoundingClientRect())
    await expect(amount!.top).toBeLessThan(title!.bottom)
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: (args) => (
    <Panel title="Qué pide atención" padding="none">
      <ItemList>
        <Item {...args} action={<Button size="sm">Ver y reintentar</Button>} />
        <Item
          icon={<OrderIcon />}
          title="Electrodomésticosydecoracióndenavidadparaexteriores sin indexar"
          detail="14 movimientos desde el miércoles 18 de noviembre"
          aside="hace 2 días"
          href="#category"
        />
      </ItemList>
    </Panel>
  ),
}
