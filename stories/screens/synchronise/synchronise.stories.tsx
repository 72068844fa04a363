import type { Meta, StoryObj } from '@storybook/react-vite'
import { Synchronise } from './synchronise.tsx'

const meta = { title: 'Screens/Synchronise', component: Synchronise, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof Synchronise>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { scope: 'categories' } }
export const Running: Story = { args: { running: true } }
export const WhatChanged: Story = { args: { view: 'changes' } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
