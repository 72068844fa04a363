import type { Notification } from './index.ts'

export const now = '2026-11-21T10:24:00Z'

/** One of each kind, newest first. */
export const notifications: readonly Notification[] = [
  {
    id: '1',
    kind: 'finished',
    title: 'Mugs se indexó',
    detail: '61 de 61 posiciones comprobadas.',
    at: '2026-11-21T10:12:00Z',
    group: 'Hoy · Demo Gift Shop',
    read: false,
    href: '#index-admin',
  },
  {
    id: '2',
    kind: 'held',
    title: '«Más vendidos primero» espera tu visto bueno',
    detail: 'Movería más de la mitad de la primera pantalla.',
    at: '2026-11-21T09:00:00Z',
    group: 'Hoy · Demo Gift Shop',
    read: false,
  },
  {
    id: '3',
    kind: 'failed',
    title: 'Cake Stands no se indexó del todo',
    detail: '2 productos fueron rechazados.',
    at: '2026-11-20T18:05:00Z',
    group: 'Ayer · Demo Gift Shop',
    read: true,
    href: '#index-admin',
  },
  {
    id: '4',
    kind: 'credential',
    title: 'La credencial ya no es válida',
    at: '2026-11-20T06:41:00Z',
    group: 'Ayer · Casa & Jardim',
    read: true,
  },
  { id: '5', kind: 'card', title: 'El banco rechazó la tarjeta que termina en 4242', at: '2026-11-19T09:30:00Z', read: true },
  { id: '6', kind: 'partner', title: 'Luis Pereira aceptó tu invitación', at: '2026-11-18T15:20:00Z', read: true },
]
