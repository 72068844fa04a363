import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { ReactNode } from 'react'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Page } from '../../../design/page/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { ownSentBack, ownWaiting, proposal } from '../proposals.fixtures.ts'
import { EditedProposal } from './edited-proposal.tsx'
import { NoProposalView, type NoProposalViewProps } from './no-proposal-view.tsx'
import { OwnProposal } from './own-proposal.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'
import { WaitingProposals } from './waiting-proposals.tsx'

const now = Date.parse('2026-11-21T10:24:00Z')
const timeZone = 'Europe/London'
const withdraw = fn()
const sendBack = fn()

const meta = {
  title: 'Screens/Proposals',
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const own = { timeZone, now, withdrawing: false, onWithdraw: withdraw }
const inAPage = (children: ReactNode) => (
  <Page title="Mugs">
    <div className="flex flex-col gap-4">{children}</div>
  </Page>
)

/** The owner's queue: what waits, of two stores; one of them for a time. */
export const Ready: Story = {
  render: () =>
    inAPage(
      <WaitingProposals
        proposals={[
          proposal,
          { ...proposal, id: 'another', listName: 'T-Light Holders', store: 'casa', word: null, startsAt: '2026-11-27T08:00:00Z' },
        ]}
        own={[]}
        storeOf={(store) => ({ name: store === 'casa' ? 'Casa & Jardim' : 'Demo Gift Shop', timeZone })}
        named
        hrefOf={({ id }) => `#${id}`}
        listHrefOf={() => '#mugs'}
        now={now}
      />,
    ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Revisar: T-Light Holders' })).toHaveAttribute('href', '#another')
  },
}

/** The partner's queue: what they sent. */
export const OwnOnes: Story = {
  render: () =>
    inAPage(
      <WaitingProposals
        proposals={[]}
        own={[ownSentBack, { ...ownWaiting, id: 'another', listName: 'T-Light Holders' }]}
        storeOf={() => ({ name: 'Demo Gift Shop', timeZone })}
        named={false}
        hrefOf={({ id }) => `#${id}`}
        listHrefOf={() => '#mugs'}
        now={now}
      />,
    ),
}

/** Above the partner's list, in each state; and above the owner's while they edit it. */
export const AboveTheList: Story = {
  render: () =>
    inAPage(
      <>
        <OwnProposal {...own} proposal={ownWaiting} />
        <OwnProposal
          {...own}
          proposal={{ ...ownWaiting, startsAt: '2026-11-21T10:00:00Z', changed: { what: 'saved', at: '2026-11-21T10:10:00Z', by: 'Rosa' } }}
        />
        <OwnProposal {...own} proposal={{ ...ownWaiting, approvers: [] }} />
        <OwnProposal {...own} proposal={ownSentBack} />
        <EditedProposal proposal={proposal} reviewHref="#review" />
      </>,
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/Puede aprobarla Ana Martín o Rosa Lima/)[0]).toBeVisible()
    await expect(canvas.getByText('«The sold-out ones last, please.»')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retirar' })[0]!)
    await expect(withdraw).toHaveBeenCalled()
  },
}

export const SendingBack: Story = {
  render: () => inAPage(<SendBackDialog proposal={proposal} working={false} onSendBack={sendBack} onClose={fn()} />),
}

export const SendingBackNeedsAWord: Story = {
  tags: ['!screen'],
  render: () => inAPage(<SendBackDialog proposal={proposal} working={false} onSendBack={sendBack} onClose={fn()} />),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver «Mugs»' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await expect(dialog.getByText('Escribe qué debería cambiar.')).toBeVisible()
    await expect(sendBack).not.toHaveBeenCalled()
    await expect(dialog.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Lo agotado, al final.')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await expect(sendBack).toHaveBeenCalledWith('Lo agotado, al final.')
  },
}

const withoutAProposal = (state: NoProposalViewProps['state']) => (
  <NoProposalView state={state} queueHref="#queue" sendBack={<Button>Devolver</Button>} />
)

export const Loading: Story = { tags: ['form'], render: () => withoutAProposal({ kind: 'loading' }) }

export const Failed: Story = {
  tags: ['form'],
  render: () => withoutAProposal({ kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() }),
}

/** It can be sent back, and not published. */
export const ListIsGone: Story = {
  tags: ['form'],
  render: () => withoutAProposal({ kind: 'list-gone', proposal: { ...proposal, listThere: false } }),
}

export const Decided: Story = {
  tags: ['form'],
  render: () => withoutAProposal({ kind: 'decided', proposal: { ...proposal, state: 'withdrawn' } }),
}
