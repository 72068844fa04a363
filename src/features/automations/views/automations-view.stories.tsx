import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { now, timeZone } from '../../../../stories/screens/shop/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { automations, links } from '../automations.fixtures.ts'
import { AutomationsView, type AutomationsViewProps } from './automations-view.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** Under the title that the screen has everywhere. */
function Automations(props: Omit<AutomationsViewProps, 'title'>) {
  const t = useSentences('shell')
  return <AutomationsView {...props} title={t('titles.magicCategories')} />
}

const meta = {
  title: 'Screens/Automations',
  component: Automations,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: {
    level: 'category',
    automations,
    failure: undefined,
    onRetry: fn(),
    mayWrite: true,
    now: Date.parse(now),
    timeZone,
    links,
    onRun: fn(),
    onPause: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof Automations>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { automations: undefined } }
export const Empty: Story = { tags: ['form'], args: { automations: [] } }
export const Failed: Story = { tags: ['form'], args: { automations: undefined, failure: { code: 'network/unreachable' } } }
export const NoPermission: Story = { tags: ['form'], args: { automations: undefined, failure: { code: 'access/not-permitted' } } }

const spanish = { language: 'es' }

export const RunPausedAndDeletedFromItsMenu: Story = {
  tags: ['behaviour'],
  globals: spanish,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const menu = async (entry: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: /Teapots/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await menu('Ejecutar ahora')
    await expect(args.onRun).toHaveBeenCalledWith(automations[4])
    await menu('Pausar')
    await expect(args.onPause).toHaveBeenCalledWith(automations[4], true)
    await menu('Eliminar')
    await expect(args.onRemove).toHaveBeenCalledWith(automations[4])
    await expect(canvas.getByRole('alert')).toHaveTextContent('«T-Lights, every night» espera tu decisión')
  },
}

export const WhoNeedsApprovalOnlyLooks: Story = {
  tags: ['behaviour'],
  globals: spanish,
  args: { mayWrite: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: 'Nuevo orden mágico' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Teapots/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Ver las ejecuciones' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).toBeNull()
  },
}

const remove = fn()
export const DeletedAfterAQuestion: Story = {
  tags: ['behaviour'],
  globals: spanish,
  args: {
    children: <RemoveDialog name="Teapots" busy={false} failure={{ code: 'network/unreachable' }} onClose={fn()} onRemove={remove} />,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar «Teapots»?' }))
    await expect(dialog.getByText('No se pudo eliminar el orden mágico', { exact: false })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }))
    await expect(remove).toHaveBeenCalled()
  },
}
