import { expect, test } from 'vitest'
import { categoriesOf, orderedCategories, orderedCollections } from './lists.ts'
import { changeCategory, collectionQuery, criteriaBody } from './ordering.ts'
import { partnerOf, partnerQuery } from './partners.ts'
import { newTimesBody } from './publication.ts'
import { synchronisedCollection } from './synchronisation.ts'

const rest = {
  version: 2,
  savedAt: '2026-11-19T10:00:00Z',
  publishedVersion: 1,
  publishedAt: null,
  state: null,
  nextAt: null,
  drifted: null,
} as const

test('a tree comes in under the names of the domain, with everything below', () => {
  const leaf = { idcategoria: 2, namecategory: 'Tazas', routebefore: 'Cocina', products: 3, children: [] }
  expect(categoriesOf([{ idcategoria: 1, namecategory: 'Cocina', routebefore: '', products: 5, children: [leaf] }])).toEqual([
    {
      id: 1,
      name: 'Cocina',
      route: '',
      products: 5,
      children: [{ id: 2, name: 'Tazas', route: 'Cocina', products: 3, children: [] }],
    },
  ])
})

test('ordered categories and collections come in as lists with an id', () => {
  expect(orderedCategories([{ idcategoria: 7, ...rest }])).toEqual([{ kind: 'category', id: 7, ...rest }])
  expect(orderedCollections([{ collectionId: 8, kind: 'samara', ...rest }])).toEqual([{ kind: 'samara', id: 8, ...rest }])
})

test('one category of a reply is changed, the others stay the same objects', () => {
  const states = [
    { idcategoria: 7, ...rest },
    { idcategoria: 8, ...rest },
  ]
  const changed = changeCategory(states, 7, { version: 3 })
  expect(changed).toEqual([{ idcategoria: 7, ...rest, version: 3 }, states[1]])
  expect(changed[1]).toBe(states[1])
})

test('requests go out under the names of the wire', () => {
  const criteria = [{ column: 'stock', sort: 'DESC' }] as const
  expect(collectionQuery(7)).toEqual({ collectionId: 7 })
  expect(synchronisedCollection(7)).toEqual({ idCollection: 7 })
  expect(criteriaBody(criteria)).toEqual({ logUserCriterias: criteria })
  expect(newTimesBody('a', null)).toEqual({ indexId: 'a', initDate: null })
  expect(newTimesBody('a', '2026-11-27T00:05:00Z', null)).toEqual({ indexId: 'a', initDate: '2026-11-27T00:05:00Z', endDate: null })
})

test('a partner is known by their own address, and a query names both', () => {
  const limits = { categories: null, brands: null, approval: false }
  const partner = {
    name: 'Pia',
    role: 'partner',
    state: 'active',
    since: '2026-11-19T10:00:00Z',
    limits,
    expiresAt: null,
    mail: null,
  } as const
  expect(partnerOf({ ...partner, email: 'ana@shop.example', emailPartner: 'pia@shop.example', publications: 2 })).toEqual({
    ...partner,
    email: 'pia@shop.example',
    publications: 2,
  })
  expect(partnerQuery('ana@shop.example', 'regalos', 'pia@shop.example')).toEqual({
    email: 'ana@shop.example',
    store: 'regalos',
    emailPartner: 'pia@shop.example',
  })
})
