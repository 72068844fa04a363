import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColourPlate } from './colour-plate.tsx'

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every colour by what it means, with its contrast as measured, in the theme of the page. */
export const Portrait: Story = { render: () => <ColourPlate /> }

export const PortraitOnAPhone: Story = { tags: ['phone'], render: () => <ColourPlate /> }
