import { expect, test } from 'vitest'
import * as contract from './index.ts'

/**
 * Fields of replies that hold free text, and whose it is: a person's, the platform's, or a value of a standard. Sentences
 * of ours are made in the browser, in the person's language; so a field that could carry one has no place here.
 * Values that are really sent are looked at in `server/testing/sentences/`.
 */
const texts: Record<string, string> = {
  '^.*$': 'a value of an event of the audit log: a name, a code or a number',
  account: "the platform's name of an account",
  address: 'of the network, or of a company',
  answer: 'typed by a person: why a proposal was sent back',
  approvedBy: "a person's name",
  approvers: 'names of people',
  asOf: 'a day',
  automation: 'typed by a person: the name of a magic ordering',
  brand: 'a name of the platform',
  by: "a person's name",
  category: 'a name of the platform',
  changedBy: "a person's name",
  clientSecret: 'a secret of the gateway, for the browser of the person alone',
  currency: 'ISO 4217',
  day: 'a day',
  decidedBy: "a person's name",
  description: 'typed by a person, of a Samara collection',
  displayName: 'typed by a person',
  email: "a person's",
  emailPartner: "a person's",
  endDate: 'a day',
  endsWith: 'part of a token',
  fault: 'the answer of a mail server',
  fieldsUrl: 'an address',
  fileName: 'of a file',
  from: 'a day',
  group: 'typed by a person',
  id: 'a number of ours',
  imageUrl: 'an address',
  invitedBy: "a person's name",
  inviter: "a person's name",
  is: 'a value after a change',
  issuer: 'an address',
  keyEndsWith: 'part of a key',
  kind: 'a code',
  list: 'a name of the platform',
  listName: 'a name of the platform',
  loginHint: 'typed by a person',
  membershipId: 'a number of ours',
  membershipName: 'the name of a plan',
  method: 'of HTTP',
  missingRight: "the platform's name of a right",
  name: 'of a product, list, brand, person or magic ordering',
  next: 'where the next page begins',
  number: 'of an invoice',
  order: "the platform's number of an order",
  owners: "people's names",
  password: 'of the demo',
  path: 'of a call',
  payer: "a person's name",
  pdf: 'a file',
  pendingEmail: "a person's",
  pictures: 'addresses',
  platformSays: "the platform's own words",
  proposal: 'a number of ours',
  proposedBy: "a person's name",
  publication: 'a number of ours',
  publishableKey: 'of the gateway',
  receiver: "a person's",
  reason: 'typed by a person: why a score was overruled',
  redirectTo: 'an address',
  reference: "the platform's number in words",
  releasedOn: 'a day',
  requestedBy: "a person's name",
  returns: 'a number of ours',
  right: "the platform's name of a right",
  routeBefore: 'names of the platform',
  rpId: 'a host name',
  salesTo: 'a day',
  savedBy: "a person's name",
  secret: 'of a webhook, shown once',
  setUpAddress: 'an address',
  storeName: 'typed by a person',
  startDate: 'a day',
  state: 'a code',
  storefrontUrl: 'an address',
  subject: 'of a token, or of a mail that was sent',
  synchronisation: 'a number of ours',
  text: "of a line of a person's file",
  timeZone: 'IANA name',
  to: 'a day',
  token: 'of a program, shown once',
  until: 'a day',
  unreadableOrders: "the platform's ids of orders",
  url: 'an address',
  version: 'of the product',
  was: 'a value before a change',
  word: 'typed by a person: with a proposal, or to it',
}

interface Schema {
  type?: string
  const?: unknown
  pattern?: string
  description?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

const isValue = ({ pattern, description }: Schema): boolean => pattern !== undefined || description?.startsWith('ISO 8601') === true

/** Names of the fields of a schema that hold free text. */
function freeTexts(schema: Schema, name: string, found: Set<string>): Set<string> {
  if (schema.type === 'string' && schema.const === undefined && !isValue(schema)) found.add(name)
  for (const [key, value] of Object.entries({ ...schema.properties, ...schema.patternProperties })) freeTexts(value, key, found)
  for (const part of [schema.items ?? [], schema.anyOf ?? [], schema.allOf ?? []].flat()) freeTexts(part, name, found)
  return found
}

const endpoints = (Object.values(contract) as unknown[]).filter(
  (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'reply' in value && 'path' in value,
)

test('no reply has a field for a sentence: codes and values travel, and sentences are made in the browser', () => {
  expect(endpoints.length).toBeGreaterThan(40)
  const found = new Set<string>()
  for (const { reply } of endpoints) freeTexts(reply, 'reply', found)
  expect([...found].sort()).toEqual(Object.keys(texts).sort())
})

test('the check finds a field for a sentence, however deep', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      faults: { type: 'array', items: { type: 'object', properties: { detail: { anyOf: [{ type: 'string' }, { type: 'null' }] } } } },
    },
  }
  expect([...freeTexts(schema, 'reply', new Set())]).toEqual(['detail'])
})
