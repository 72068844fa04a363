import type { Proposal } from '../../../contract/index.ts'

/** Pia proposes an ordering of the mugs, and it waits for Ana, who owns the store. */
export const proposal: Proposal = {
  id: '5f0c3a52-6d0e-4a4e-9c1b-0e6d7b1f2a11',
  store: 'demo',
  list: { kind: 'category', id: 101 },
  listName: 'Mugs',
  listThere: true,
  version: 4,
  state: 'waiting',
  word: 'The best sellers of the week first.',
  proposedBy: 'Pia Costa',
  automation: null,
  own: false,
  proposerHere: true,
  proposedAt: '2026-11-21T09:40:00Z',
  startsAt: null,
  endsAt: null,
  decidedBy: null,
  decidedAt: null,
  answer: null,
  edited: false,
  publication: null,
  changed: null,
  mayDecide: true,
  approvers: ['Ana Martín', 'Rosa Lima'],
}

/** The same as Pia has it. */
export const ownWaiting: Proposal = { ...proposal, own: true, mayDecide: false }
export const ownSentBack: Proposal = {
  ...ownWaiting,
  state: 'sent-back',
  answer: 'The sold-out ones last, please.',
  decidedBy: 'Ana Martín',
  decidedAt: '2026-11-21T10:05:00Z',
}
