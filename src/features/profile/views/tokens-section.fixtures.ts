import { fn } from 'storybook/test'
import type { ApiToken } from '../../../../contract/index.ts'
import type { TokensSectionProps } from './tokens-section.tsx'

/** A program that reads every night. */
export const token: ApiToken = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Informe de cada noche',
  endsWith: 'x7Qd',
  permissions: ['lists.read', 'publications.read', 'reports.read'],
  stores: ['regalos-de-ana'],
  madeAt: '2026-02-01T09:00:00Z',
  usedAt: '2026-03-10T03:00:00Z',
  endsAt: '2026-05-02T09:00:00Z',
}

/** Two programs, and nothing is asked. */
export const tokens: TokensSectionProps = {
  tokens: [
    token,
    {
      ...token,
      id: '00000000-0000-4000-8000-000000000002',
      name: 'Reposición',
      endsWith: '9fKa',
      permissions: ['lists.read', 'orderings.write'],
      stores: ['regalos-de-ana', 'outlet-de-ana'],
      usedAt: null,
      endsAt: null,
    },
  ],
  failure: null,
  stores: [
    { store: 'regalos-de-ana', displayName: 'Regalos de Ana' },
    { store: 'outlet-de-ana', displayName: 'Outlet de Ana' },
  ],
  dialog: null,
  sending: false,
  fault: null,
  helpHref: '#help-api',
  onAsk: fn(),
  onMake: fn(),
  onRevoke: fn(),
  onCopy: fn(),
  onClose: fn(),
}
