import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { playground, text } from '../controls/index.ts'
import { InEveryLanguage } from '../snapshot/index.ts'
import { AppFooter } from './index.ts'

const meta = {
  title: 'Design/App footer',
  component: AppFooter,
  parameters: { snapshot: { height: 120 } },
  args: {
    label: 'Más de Samara',
    links: [
      { label: 'Contacto', href: '#contact' },
      { label: 'Términos', href: '#terms' },
      { label: 'Privacidad', href: '#privacy' },
      { label: 'Blog', href: null },
    ],
    note: 'Samara 0.1.0',
  },
} satisfies Meta<typeof AppFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, note: text, links: { control: 'object' } })

export const Snapshot: Story = {}

export const OnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    links: [
      { label: 'Otorrinolaringológicamenteinconmensurablemente', href: '#long' },
      { label: 'Elektrizitätsversorgungsgerätezubehörgroßhandel', href: null },
    ],
  },
}

export const WhatLeadsNowhereIsNoLink: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'))
    await expect(footer.getAllByRole('link')).toHaveLength(3)
    await expect(footer.getByText('Blog')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(footer.getByRole('link', { name: 'Contacto (se abre en otra pestaña)' })).toHaveFocus()
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  parameters: {
    a11y: {
      config: {
        rules: ['landmark-no-duplicate-contentinfo', 'landmark-contentinfo-is-top-level', 'landmark-unique'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
  render: (args) => (
    <InEveryLanguage>
      <AppFooter {...args} />
    </InEveryLanguage>
  ),
}
