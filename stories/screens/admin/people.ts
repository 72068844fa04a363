/** Whom the installation knows, as an operator of Storybook sees them on the day of Storybook. Instants are ISO 8601. */
export interface Person {
  name: string
  email: string
  role: 'owner' | 'partner' | 'operator'
  stores: readonly string[]
  plan: 'free' | 'starter' | 'growth' | 'scale' | null
  seen: string | null
}

export const people: readonly Person[] = [
  {
    name: 'Ana Ruiz',
    email: 'ana@demogiftshop.example',
    role: 'owner',
    stores: ['demogiftshop', 'regalosdeana', 'casajardim'],
    plan: 'growth',
    seen: '2026-11-21T10:21:00Z',
  },
  {
    name: 'Luis Pereira',
    email: 'luis@demogiftshop.example',
    role: 'partner',
    stores: ['demogiftshop'],
    plan: null,
    seen: '2026-11-21T09:48:00Z',
  },
  {
    name: 'Grace Mbeki',
    email: 'grace@northlight.example',
    role: 'owner',
    stores: ['northlight'],
    plan: 'scale',
    seen: '2026-11-21T10:02:00Z',
  },
  {
    name: 'Tomás Aguirre',
    email: 'tomas@ferreteriasur.example',
    role: 'owner',
    stores: ['ferreteriasur'],
    plan: 'starter',
    seen: '2026-11-20T17:35:00Z',
  },
  {
    name: 'Beatriz Nogueira',
    email: 'beatriz@papelaria.example',
    role: 'owner',
    stores: ['papelaria'],
    plan: 'free',
    seen: '2026-11-19T12:10:00Z',
  },
  {
    name: 'Ingrid Solberg',
    email: 'ingrid@northlight.example',
    role: 'partner',
    stores: ['northlight'],
    plan: null,
    seen: '2026-11-18T08:00:00Z',
  },
  { name: 'Marek Dvořák', email: 'marek@hracky.example', role: 'owner', stores: ['hracky'], plan: 'growth', seen: '2026-11-21T07:15:00Z' },
  { name: 'Sofía Cárdenas', email: 'sofia@regalosdeana.example', role: 'partner', stores: ['regalosdeana'], plan: null, seen: null },
  { name: 'Paula Ortega', email: 'paula@samara.example', role: 'operator', stores: [], plan: null, seen: '2026-11-21T10:24:00Z' },
]
