import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColourPage } from './colour-page.tsx'

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every colour by what it means, with its contrast as measured, in the theme of the page. */
export const Snapshot: Story = { render: () => <ColourPage /> }

export const SnapshotOnAPhone: Story = { tags: ['phone'], render: () => <ColourPage /> }
