import type { Notice } from '../../../contract/index.ts'

const notice = (id: string, kind: Notice['kind'], at: string, read: boolean, more: Partial<Notice> = {}): Notice => ({
  id,
  kind,
  store: 'demo',
  storeName: 'Demo Gift Shop',
  at,
  read,
  list: null,
  publication: null,
  synchronisation: null,
  proposal: null,
  by: null,
  word: null,
  figures: {},
  ...more,
})
const list = (id: number, name: string): Notice['list'] => ({ kind: 'category', id, name })

/** One of each kind, newest first. */
export const notices: readonly Notice[] = [
  notice('15', 'second-factor-taken', '2026-11-21T11:40:00Z', false, { store: null, storeName: null }),
  notice('14', 'partner-joined', '2026-11-21T11:30:00Z', false, { by: 'Marta Soler' }),
  notice('13', 'partner-left', '2026-11-21T11:00:00Z', false, { by: 'João Pereira', figures: { publications: 2 } }),
  notice('12', 'access-changed', '2026-11-21T10:40:00Z', true, { store: 'casa', storeName: 'Casa & Jardim', by: 'Ana Ruiz' }),
  notice('11', 'proposal-waiting', '2026-11-21T10:20:00Z', false, {
    list: list(104, 'T-Light Holders'),
    proposal: 'r11',
    by: 'Pia Costa',
    word: 'The best sellers of the week first.',
  }),
  notice('10', 'proposal-sent-back', '2026-11-21T10:16:00Z', false, {
    list: list(101, 'Mugs'),
    proposal: 'r10',
    by: 'Ana Martín',
    word: 'The sold-out ones last, please.',
  }),
  notice('9', 'proposal-published', '2026-11-21T10:14:00Z', false, {
    list: list(108, 'Cake Stands'),
    publication: 'p9',
    proposal: 'r9',
    by: 'Ana Martín',
    figures: { edited: 1 },
  }),
  notice('8', 'publication-verified', '2026-11-21T10:12:00Z', false, {
    list: list(101, 'Mugs'),
    publication: 'p8',
    figures: { checked: 61, verified: 61 },
  }),
  notice('17', 'automation-held', '2026-11-21T10:00:00Z', true, {
    word: 'Best sellers',
    figures: { automation: 3, categories: 1, proposed: 2 },
  }),
  notice('16', 'automation-failed', '2026-11-21T09:30:00Z', true, { word: 'New in', figures: { automation: 4, categories: 0 } }),
  notice('7', 'drift', '2026-11-21T09:00:00Z', false, { list: list(104, 'T-Light Holders'), figures: { differing: 3, checked: 250 } }),
  notice('6', 'credential-invalid', '2026-11-21T06:41:00Z', false, { store: 'casa', storeName: 'Casa & Jardim' }),
  notice('5', 'publication-with-errors', '2026-11-20T18:05:00Z', true, {
    list: list(108, 'Cake Stands'),
    publication: 'p5',
    figures: { failed: 2, checked: 40, verified: 38 },
  }),
  notice('4', 'publication-failed', '2026-11-20T09:30:00Z', true, { list: list(601, 'Balloons'), publication: 'p4' }),
  notice('3', 'synchronisation-with-errors', '2026-11-19T12:20:00Z', true, {
    synchronisation: 's3',
    figures: { read: 3_912, unreadable: 1 },
  }),
  notice('2', 'synchronised', '2026-11-19T06:00:00Z', true, { synchronisation: 's2', figures: { read: 3_953, added: 12, gone: 3 } }),
  notice('1', 'synchronisation-failed', '2026-11-18T06:00:00Z', true, { synchronisation: 's1' }),
]

/** Of each kind about figures, newest first. */
export const figureNotices: readonly Notice[] = [
  notice('19', 'sums-corrected', '2026-11-21T12:10:00Z', false, { figures: { days: 2, rows: 5 } }),
  notice('18', 'no-orders', '2026-11-21T12:00:00Z', false, { figures: { minutes: 190 } }),
  notice('17', 'list-fell', '2026-11-16T05:00:00Z', true, { list: list(101, 'Mugs'), figures: { fell: 41 } }),
  notice('16', 'sold-out-first', '2026-11-16T05:00:00Z', true, { list: list(104, 'T-Light Holders'), figures: { soldOut: 2 } }),
]
