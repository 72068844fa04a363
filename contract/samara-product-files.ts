import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, StoreName } from './fields.ts'
import { BadFileLines, badLinesShown, fileProblems } from './file-lines.ts'
import { limits } from './limits.ts'
import { SamaraName } from './samara-groups.ts'

const ofPerson = Type.Object({ store: StoreName, username: Email })
const writing = { person: 'query.username', permission: 'collections.write' } as const
const inPath = { ...writing, store: 'params.store' } as const
const inQuery = { ...writing, store: 'query.store' } as const
/** Under which the good lines of a file are kept. */
const FileKey = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** Reads a file of products. The good ones are kept under a key for a day. */
export const uploadProductFile = endpoint({
  id: 'uploadProductFile',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samara-product-files',
  summary: 'Reads a CSV or XLSX file of product ids, references or EANs, line by line, and keeps the good ones under a key.',
  query: ofPerson,
  upload: limits.list.fileBytes,
  reply: Type.Object({
    key: FileKey,
    lines: Count,
    /** Products of good lines, each once. */
    products: Count,
    ...badLinesShown,
  }),
  problems: fileProblems,
  access: inQuery,
})

/** Every line of a file of products that cannot be used, to be kept as a file. Nothing is changed. */
export const badProductFileLines = endpoint({
  id: 'badProductFileLines',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samara-product-files/bad-lines',
  summary: 'Reads the same file as uploadProductFile and gives every line that cannot be used, not only the first ones. Nothing is kept.',
  query: ofPerson,
  upload: limits.list.fileBytes,
  reply: BadFileLines,
  problems: fileProblems,
  access: inQuery,
  bulk: true,
})

/** Adds the products of a file that was read. */
export const addProductsFromFile = endpoint({
  id: 'addProductsFromFile',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samaraCollection/group/:store/:name/add/products/file',
  summary: 'Adds the products of an uploaded file to a group by hand.',
  params: Type.Object({ store: StoreName, name: SamaraName }),
  query: Type.Object({ username: Email }),
  body: Type.Object({ key: FileKey, pinned: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  reply: Type.Object({
    /** New in the group. */
    added: Count,
    /** There before. */
    known: Count,
    /** No more in the shop since the file was read. */
    gone: Count,
  }),
  problems: ['group/unknown', 'product-file/unknown', 'group/too-many-products'],
  access: inPath,
})
