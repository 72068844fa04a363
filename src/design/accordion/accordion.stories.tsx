import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, toggle } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { CriteriaIcon, OrderIcon, PublishIcon, StoreIcon } from '../icon/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Accordion, AccordionItem, accordionTones, type AccordionTone } from './index.ts'

const tones = Object.keys(accordionTones) as AccordionTone[]
const opened = ['stores', 'ordering', 'criteria']

const sections = (
  <>
    <AccordionItem value="stores" title="Tiendas" icon={<StoreIcon />} aside="2 vídeos">
      Conecta una tienda con su credencial y trae su catálogo.
    </AccordionItem>
    <AccordionItem value="ordering" title="Ordenar" detail="A mano, varias a la vez o en masa" icon={<OrderIcon />} aside="3 vídeos">
      Arrastra un producto a su sitio.
    </AccordionItem>
    <AccordionItem value="criteria" title="Criterios" icon={<CriteriaIcon />} aside={<Badge tone="accent">Nuevo</Badge>}>
      Cuatro criterios, uno detrás de otro.
    </AccordionItem>
    <AccordionItem value="index" title="Indexar" icon={<PublishIcon />} disabled>
      Envía el orden a la plataforma.
    </AccordionItem>
  </>
)

const meta = {
  title: 'Design/Accordion',
  component: Accordion,
  args: { defaultValue: ['stores'], onValueChange: fn(), children: sections },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ tone: choice(accordionTones), one: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {tones.map((tone, at) => (
        <SnapshotRow key={tone} name={tone} columns>
          <Accordion tone={tone} defaultValue={opened.slice(at, at + 1)} className="col-span-2">
            {sections}
          </Accordion>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = { tags: ['phone'], args: { tone: 'framed', defaultValue: ['ordering'] } }

export const OpenedByPointer: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('button', { name: /Tiendas/ })
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(heading)
    await expect(canvas.getByRole('region')).toHaveTextContent('Conecta una tienda')
    await userEvent.click(canvas.getByRole('button', { name: /Criterios/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['stores', 'criteria'])
    await userEvent.click(heading)
    await waitFor(() => expect(canvas.queryByText(/Conecta una tienda/)).toBeNull())
  },
}

export const WalkedByKeyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: /Criterios/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: /Tiendas/ })).toHaveFocus()
  },
}

export const OpeningOneClosesTheOthers: Story = {
  args: { one: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Criterios/ }))
    await expect(canvas.getByRole('button', { name: /Tiendas/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['criteria'])
  },
}

export const VeryLongWords: Story = {
  tags: ['phone', 'long-words'],
  args: {
    tone: 'framed',
    defaultValue: ['one'],
    children: (
      <AccordionItem
        value="one"
        title="Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung"
        detail="Otorrinolaringológicamenteinconmensurable"
        icon={<StoreIcon />}
        aside="12.345 vídeos"
      >
        Desproporcionadamenteinconmensurablesobredimensionadamenteotorrinolaringológico
      </AccordionItem>
    ),
  },
}

export const Many: Story = {
  tags: ['many'],
  args: {
    children: Array.from({ length: 400 }, (_, at) => (
      <AccordionItem key={at} value={String(at)} title={`Pregunta ${at + 1}`}>
        Respuesta {at + 1}
      </AccordionItem>
    )),
  },
}

export const Empty: Story = { args: { defaultValue: [], children: null } }
