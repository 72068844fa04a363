import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { AppHeader } from '../app-header/index.ts'
import { Badge } from '../badge/index.ts'
import { Banner } from '../banner/index.ts'
import { Breadcrumb } from '../breadcrumb/index.ts'
import { Button } from '../button/index.ts'
import { Figure } from '../figure/index.ts'
import { AccountIcon, PublishIcon, SaveIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Mark } from '../mark/index.ts'
import { Panel } from '../panel/index.ts'
import { InEveryLanguage } from '../snapshot/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import { pageWidths, Page, PageFrame, phoneActions } from './index.ts'

const header = (
  <AppHeader
    mark={<Mark name="Samara" />}
    home="#home"
    homeLabel="Samara, inicio"
    links={[
      { label: 'Inicio', href: '#home' },
      { label: 'Categorías', href: '#categories', current: true },
    ]}
    account={<IconButton label="Ana Ruiz" icon={<AccountIcon />} silent />}
  />
)

const meta = {
  title: 'Design/Page',
  component: Page,
  parameters: { layout: 'fullscreen', snapshot: { height: 640 } },
  decorators: [
    (Story, { parameters }) =>
      parameters['frames'] === 'own' ? (
        <Story />
      ) : (
        <PageFrame header={header}>
          <Story />
        </PageFrame>
      ),
  ],
  args: {
    breadcrumb: (
      <Breadcrumb
        items={[{ label: 'Categorías', href: '#categories' }, { label: 'Cocina', href: '#kitchen' }, { label: 'Tazas y teteras' }]}
      />
    ),
    title: 'Tazas y teteras',
    titleAside: (
      <Badge tone="warning" dot>
        Borrador
      </Badge>
    ),
    description: '128 productos. Indexada por última vez el lunes.',
    actions: (
      <>
        <Button icon={<SaveIcon />}>Guardar</Button>
        <Button tone="accent" icon={<PublishIcon />}>
          Indexar
        </Button>
      </>
    ),
    children: (
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <Panel>
            <Figure label="Ventas de 30 días" value="8.412 €" change={{ direction: 'up', text: '12 %' }} />
          </Panel>
          <Panel>
            <Figure label="Unidades" value="1.318" change={{ direction: 'down', text: '4 %' }} />
          </Panel>
          <Panel>
            <Figure label="Agotados en la primera fila" value="2" hint="de 24" />
          </Panel>
        </div>
        <Panel title="Productos" padding="none">
          <SkeletonRows rows={4} />
        </Panel>
      </div>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  title: text,
  description: text,
  width: choice(pageWidths),
  fill: toggle,
  descriptionOnPhone: toggle,
  actionsOnPhone: choice(phoneActions),
})

export const Snapshot: Story = { args: { notices: <Banner tone="info">Otra persona miró esta categoría hace un momento.</Banner> } }

export const SnapshotOnAPhone: Story = { tags: ['phone'] }

export const SnapshotThatFillsTheScreen: Story = {
  args: {
    fill: true,
    description: undefined,
    children: (
      <div
        className="-mx-4 min-h-0 flex-1 overflow-y-auto border-t border-default bg-surface sm:-mx-6"
        tabIndex={0}
        role="region"
        aria-label="Productos"
      >
        <SkeletonRows rows={20} />
      </div>
    ),
  },
}

export const ActionsUnderTheTitleFillTheirLine: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const [save, publish] = ['Guardar', 'Indexar'].map((name) => view.getByRole('button', { name }).getBoundingClientRect())
    await expect(save!.top).toBe(publish!.top)
    await expect(Math.round(save!.left)).toBe(16)
    await expect(Math.round(publish!.right)).toBe(innerWidth - 16)
  },
}

export const SkipsToTheContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: 'Ir al contenido' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await expect(within(canvasElement).getByRole('main')).toHaveAttribute('id', 'content')
  },
}

export const WhatIsOutOfSightHasNoShadow: Story = {
  args: { onSkipToList: fn() },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    for (const skip of [view.getByRole('link', { name: 'Ir al contenido' }), view.getByRole('button', { name: 'Ir a la lista' })]) {
      await expect(getComputedStyle(skip).boxShadow).toBe('none')
      skip.focus()
      await expect(getComputedStyle(skip).boxShadow).not.toBe('none')
      skip.blur()
    }
  },
}

export const ActionsThatAPhoneHasNoRoomForTakeNone: Story = {
  tags: ['phone'],
  args: {
    actions: <Button>Descartar</Button>,
    actionsOnPhone: 'hidden',
    description: undefined,
    titleAside: undefined,
    children: undefined,
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    const row = title.parentElement!.parentElement!
    const { paddingTop, paddingBottom } = getComputedStyle(row)
    const breadcrumb = row.firstElementChild as HTMLElement
    await expect(row.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)).toBe(
      breadcrumb.clientHeight + title.parentElement!.clientHeight,
    )
  },
}

/** Their words are their names; the title keeps its line. */
export const ActionsInTheLineOfTheTitle: Story = {
  tags: ['phone'],
  args: {
    fill: true,
    breadcrumb: undefined,
    titleAside: undefined,
    actionsOnPhone: 'beside',
    actions: (
      <>
        <Button iconOnPhone icon={<SaveIcon />}>
          Guardar
        </Button>
        <Button iconOnPhone tone="accent" icon={<PublishIcon />}>
          Indexar
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const title = view.getByRole('heading', { level: 1 }).getBoundingClientRect()
    for (const name of ['Guardar', 'Indexar']) {
      const { top, bottom, width, height } = view.getByRole('button', { name }).getBoundingClientRect()
      await expect(top <= title.top && bottom >= title.bottom).toBe(true)
      await expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
    }
  },
}

export const SkipsToTheList: Story = {
  args: { onSkipToList: fn() },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('main').focus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Ir a la lista' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSkipToList).toHaveBeenCalledOnce()
  },
}

export const LongWordsInLittleRoom: Story = {
  tags: ['phone', 'snapshot', 'long-words'],
  args: { title: 'Electrodomésticos pequeños para repostería y decoración de cumpleaños', titleAside: undefined, breadcrumb: undefined },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  // Three pages on one sheet: each has its own main part.
  parameters: {
    frames: 'own',
    a11y: {
      config: { rules: ['landmark-no-duplicate-main', 'landmark-unique', 'duplicate-id-aria'].map((id) => ({ id, enabled: false })) },
    },
  },
  args: { breadcrumb: undefined, description: undefined, actions: undefined, titleAside: undefined, children: 'Samara' },
  render: (args) => (
    <InEveryLanguage>
      <PageFrame>
        <Page {...args} />
      </PageFrame>
    </InEveryLanguage>
  ),
}
