import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { timeZone } from '../../../../stories/screens/shop/index.ts'
import { backtestOf } from '../../../design/backtest/backtest.fixtures.ts'
import { BacktestVerdict } from '../../../design/backtest/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { automations, links, targetLists } from '../automations.fixtures.ts'
import { draftOf, newAutomation, type AutomationDraft } from '../model/automation-draft.ts'
import { meetingsOf } from '../model/meetings.ts'
import { EditView, type EditViewProps } from './edit-view.tsx'
import { EvidencePanel, type ShownEvidence } from './evidence-panel.tsx'

type Parts = Omit<EditViewProps, 'evidence' | 'verdict' | 'onDraft' | 'meetings' | 'changed' | 'allTitle'> & {
  evidence: ShownEvidence | null
}

const whole = backtestOf('better')

/** The editor with its evidence; what is written is kept, as the page does. */
function Edit({ draft: first, evidence, ...props }: Parts) {
  const t = useSentences('shell')
  const [draft, setDraft] = useState<AutomationDraft | undefined>(first)
  const id = props.automation?.id ?? null
  const targets = { by: 'below', category: 100 } as const
  return (
    <EditView
      {...props}
      allTitle={t('titles.magicCategories')}
      draft={draft}
      onDraft={setDraft}
      changed={draft !== first}
      meetings={
        draft ? meetingsOf({ id, configuration: { targets, priority: draft.priority } }, automations, targetLists, '2026-11-21') : []
      }
      evidence={
        <EvidencePanel
          level={props.level}
          lists={evidence ? [{ key: 'category 108', name: 'Cake Stands' }] : []}
          chosen="category 108"
          onChoose={fn()}
          evidence={evidence}
          onRetry={fn()}
        />
      }
      verdict={evidence?.state === 'ready' && <BacktestVerdict horizon={whole.horizons[0]} facts={whole.facts} />}
    />
  )
}

const kitchen = automations[1]!

const meta = {
  title: 'Screens/Automation edit',
  component: Edit,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: {
    level: 'category',
    links,
    automation: kitchen,
    draft: draftOf(kitchen),
    lists: targetLists,
    failure: undefined,
    onRetry: fn(),
    mayWrite: true,
    saving: false,
    overtakenBy: null,
    onReload: fn(),
    onSaveOver: fn(),
    refused: null,
    onSave: fn(),
    today: '2026-11-21',
    timeZone,
    evidence: { state: 'ready', backtest: whole },
  },
} satisfies Meta<typeof Edit>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { automation: null, draft: undefined } }
export const Empty: Story = { tags: ['form'], args: { automation: null, draft: newAutomation, evidence: null } }
export const Failed: Story = { tags: ['form'], args: { automation: null, draft: undefined, failure: { code: 'automation/unknown' } } }

const spanish = { language: 'es' }

export const NothingIsSavedThatLacksSomething: Story = {
  tags: ['behaviour'],
  globals: spanish,
  args: { automation: null, draft: newAutomation, evidence: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    const name = canvas.getByRole('textbox', { name: /Nombre/ })
    await expect(name).toHaveAccessibleDescription(/Ponle un nombre/)
    await userEvent.type(name, 'Mugs')
    await userEvent.click(canvas.getByRole('radio', { name: 'Por nombre' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /El nombre contiene/ }), 'mug')
    await expect(canvas.getByText('1 categoría')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y ejecutar' }))
    await expect(args.onSave).toHaveBeenCalledWith(true)
  },
}

export const WeightsAreMovedAndWritten: Story = {
  tags: ['behaviour'],
  globals: spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const preset = canvas.getByRole('combobox', { name: 'Punto de partida' })
    await expect(preset).toHaveValue('best-sellers')
    const number = canvas.getByRole('spinbutton', { name: 'Novedad' })
    await userEvent.clear(number)
    await userEvent.type(number, '30')
    await expect(preset).toHaveValue('own')
    await userEvent.selectOptions(preset, 'clear-stock')
    await expect(canvas.getByRole('spinbutton', { name: 'Existencias' })).toHaveValue('80')
    await expect(canvas.getByText('Cambios sin guardar')).toBeVisible()
  },
}

export const SomebodyElseSavedMeanwhile: Story = {
  tags: ['behaviour'],
  globals: spanish,
  args: { overtakenBy: 'Luis Ortega', refused: { code: 'automation/stale-version' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Luis Ortega lo cambió mientras tanto')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar lo mío' }))
    await expect(args.onSaveOver).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar lo guardado' }))
    await expect(args.onReload).toHaveBeenCalled()
  },
}

export const AnotherOneComesFirst: Story = {
  tags: ['behaviour'],
  globals: spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const others = within(canvas.getByRole('list', { name: 'Otros para las mismas listas' }))
    await expect(others.getAllByText('Ordena 1 de estas listas: Mugs')).toHaveLength(2)
    const priority = canvas.getByRole('spinbutton', { name: 'Número' })
    await userEvent.clear(priority)
    await userEvent.type(priority, '5')
    await expect(others.getAllByText('Va después')).toHaveLength(2)
  },
}
