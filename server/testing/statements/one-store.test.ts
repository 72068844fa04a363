import { expect, test } from 'vitest'
import { readStatement } from './one-store.ts'

const faults = (text: string): string[] => readStatement(text).faults

test.each([
  ['a read of one store', 'select p.id from products p where p.store_id = $1 and p.id = any($2)'],
  ['a column without its table', 'select id from products where store_id = $1::uuid'],
  [
    'a join in which both are held',
    'select 1 from products p left join brands b on b.store_id = $2 and b.id = p.brand_id where p.store_id = $1',
  ],
  ['a table that is everywhere', 'select 1 from products p join stores s on s.id = p.store_id where p.store_id = $1'],
  [
    'a recursive read',
    'with recursive t as (select id from categories where store_id = $1 union select c.id from categories c join t on c.parent_id = t.id where c.store_id = $1) select id from t',
  ],
  [
    'an insert of values',
    'insert into brands (store_id, id, name) values ($1, 1, $2), ($1, 2, $3) on conflict (store_id, id) do update set name = excluded.name',
  ],
  [
    'an insert of rows',
    'insert into brands (store_id, id, name) select $1::uuid, id, name from unnest($2::int[], $3::text[]) g(id, name) on conflict do nothing returning id',
  ],
  [
    'a change',
    'update products p set score = g.score from unnest($2::int[], $3::int[]) g(id, score) where p.store_id = $1 and p.id = g.id',
  ],
  ['a removal', 'delete from categories where store_id = $1'],
  ['a cursor', 'declare c cursor for select id from products where store_id = $1'],
  ['local tables', 'select 1 from notices n join people p on p.id = n.person_id'],
  ['every store, on purpose', '/* every store */ select distinct store_id from publications where next_at < $1'],
  ['a schema of somebody else', 'select 1 from jobs.products'],
])('%s is held to one store', (_, text) => {
  expect(faults(text)).toEqual([])
})

test.each([
  [
    'a store by joining',
    'select 1 from products p join brands b on b.store_id = p.store_id and b.id = p.brand_id where p.store_id = $1',
    'brands (b)',
  ],
  ['an id alone', 'update publications set looks = 1 where id = $1', 'publications (publications)'],
  ['a condition that need not hold', 'select 1 from products where store_id = $1 or active', 'products (products)'],
  ['the outer side of a join', 'select 1 from products p left join brands b on b.store_id = $1 and p.store_id = $1', 'products (p)'],
  [
    'a subquery over another table',
    'select (select count(*) from products where products.store_id = s.id) from stores s',
    'products (products)',
  ],
  ['several stores', 'select 1 from products where store_id = any($1)', 'products (products)'],
  ['a lock without a store', 'select 1 from synchronisations y where y.id = $1 for update', 'synchronisations (y)'],
  [
    'a removal that joins',
    'delete from synchronisation_products p using synchronisations y where y.id = p.synchronisation_id and y.store_id = $1',
    'synchronisation_products (p)',
  ],
  [
    'an insert without its store',
    'insert into publication_calls (publication_id, number) values ($1, $2)',
    'publication_calls: inserted without',
  ],
  [
    'an insert of another row’s store',
    'insert into brands (store_id, id) select store_id, id from categories where store_id = $1',
    'brands: inserted without',
  ],
  ['a part of a union', 'select id from products where store_id = $1 union all select id from brands', 'brands (brands)'],
  ['a conflict without the store', 'insert into brands (store_id, id) values ($1, 1) on conflict (id) do nothing', 'brands: conflict'],
  [
    'a subquery in what a conflict does',
    'insert into brands (store_id, id) values ($1, 1) on conflict (store_id, id) do update set name = (select name from stores limit 1)',
    'brands: a subquery',
  ],
  [
    'a function in what is returned',
    "update products set score = 1 where store_id = $1 returning json_build_object('a', 1)",
    'a function in RETURNING',
  ],
  [
    'recursion beside an insert',
    'with recursive t as (select 1), k as (insert into brands (store_id, id) values ($1, 1)) select 1',
    'INSERT together with recursion',
  ],
  ['a local table beside one of stores', 'select 1 from notices n, products p where p.store_id = $1', 'together with local'],
  ['a part that hides a table', 'with brands as (select * from brands) select 1 from brands', 'named like a table'],
  ['a change of every store on purpose', '/* every store */ update publications set looks = 0', 'changes or locks'],
])('%s is a fault', (_, text, fault) => {
  expect(faults(text).join('; ')).toContain(fault)
})

test('the parameters that name the store are reported, so that their values can be compared', () => {
  expect(
    readStatement('select 1 from products p join brands b on b.store_id = $3 where p.id = $1 and p.store_id = $2').stores.sort(),
  ).toEqual([2, 3])
})
