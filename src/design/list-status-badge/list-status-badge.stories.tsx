import type { Meta, StoryObj } from '@storybook/react-vite'
import { badgeSizes, type BadgeSize } from '../badge/index.ts'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { ListStatusBadge, listStatuses } from './index.ts'

const sizes = Object.keys(badgeSizes) as BadgeSize[]

const meta = { title: 'Design/List status badge', component: ListStatusBadge, args: { status: 'drifted' } } satisfies Meta<
  typeof ListStatusBadge
>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      {listStatuses.map((status) => (
        <PortraitRow key={status} name={status}>
          {sizes.map((size) => (
            <ListStatusBadge key={size} status={status} size={size} />
          ))}
        </PortraitRow>
      ))}
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
            {listStatuses.map((status) => (
              <ListStatusBadge key={status} status={status} />
            ))}
          </WordsProvider>
        </PortraitRow>
      ))}
    </PortraitSheet>
  ),
}

export const PortraitOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-20 flex-col items-start gap-2">
      {listStatuses.map((status) => (
        <ListStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
}
