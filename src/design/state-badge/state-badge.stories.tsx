import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { StateBadge, stateBadgeLooks, stateBadgeSizes, states, type StateBadgeLook, type StateBadgeSize } from './index.ts'

const looks = Object.keys(stateBadgeLooks) as StateBadgeLook[]
const sizes = Object.keys(stateBadgeSizes) as StateBadgeSize[]

const meta = { title: 'Design/State badge', component: StateBadge, args: { state: 'verified' } } satisfies Meta<typeof StateBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      {looks.flatMap((look) =>
        sizes.map((size) => (
          <PortraitRow key={`${look} ${size}`} name={`${look}, ${size}`}>
            {states.map((state) => (
              <StateBadge key={state} state={state} look={look} size={size} />
            ))}
          </PortraitRow>
        )),
      )}
    </PortraitSheet>
  ),
}

export const PortraitInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <PortraitSheet>
      {languages.map((language) => (
        <PortraitRow key={language} name={language}>
          <WordsProvider language={language}>
            {states.map((state) => (
              <StateBadge key={state} state={state} />
            ))}
          </WordsProvider>
        </PortraitRow>
      ))}
    </PortraitSheet>
  ),
}

export const OnlyItsShapeIsStillHeard: Story = {
  args: { state: 'failed', look: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Fallida')).toBeInTheDocument()
    await expect(within(canvasElement).getByTitle('Fallida')).toHaveAttribute('data-state', 'failed')
  },
}

export const PortraitOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-20 flex-col items-start gap-2">
      {states.map((state) => (
        <StateBadge key={state} state={state} />
      ))}
    </div>
  ),
}
