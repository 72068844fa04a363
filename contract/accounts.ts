import Type, { type Static } from 'typebox'
import { paths } from './configuration.ts'
import { endpoint } from './endpoint.ts'
import { Email, Text } from './fields.ts'
import { limits } from './limits.ts'
import { type Language, languages } from './product.ts'

export const LanguageField = Type.Unsafe<Language>(Type.Union(languages.map((language) => Type.Literal(language))))
export const PersonName = Text(200)
/** A password that is to be set: whether it is strong enough is looked at by itself. */
export const NewPassword = Type.String({ minLength: 1, maxLength: limits.password.most })
/** What stands in a link of a message. */
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' })

const account = `${paths.realm}/account` as const
const anonymous = { anonymous: true } as const
const mostBytes = limits.body.signIn
const Nothing = Type.Object({})

/** The same answer whether the address is known or not: what follows is in the message. */
const byMessage = { service: 'sign-in', method: 'POST', mostBytes, access: anonymous, reply: Nothing } as const
const AddressAndLanguage = Type.Object({ email: Email, language: LanguageField }, { additionalProperties: false })

/** Sends a link to register with. */
export const requestRegistration = endpoint({
  ...byMessage,
  id: 'requestRegistration',
  path: `${account}/registrations`,
  summary: 'Sends a link to this address by which its owner registers.',
  body: AddressAndLanguage,
  problems: ['identity/bad-email', 'identity/slowed'],
})

/** Sends a link to set another password with. */
export const requestPasswordLink = endpoint({
  ...byMessage,
  id: 'requestPasswordLink',
  path: `${account}/forgotten`,
  summary: 'Sends a link to this address by which its owner sets another password.',
  body: AddressAndLanguage,
  problems: ['identity/bad-email', 'identity/slowed'],
})

/** What a link of a message is for. */
export const linkPurposes = ['registration', 'password', 'email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]
export const AccountLink = Type.Object({
  purpose: Type.Unsafe<LinkPurpose>(Type.Union(linkPurposes.map((purpose) => Type.Literal(purpose)))),
  email: Type.String(),
})
export type AccountLink = Static<typeof AccountLink>

/** Looks at a link without using it. */
export const readAccountLink = endpoint({
  id: 'readAccountLink',
  service: 'sign-in',
  method: 'POST',
  path: `${account}/link`,
  summary: 'What a link of a message is for. It can be used afterwards.',
  body: Type.Object({ code: Code }, { additionalProperties: false }),
  mostBytes,
  reply: AccountLink,
  problems: ['identity/link-expired'],
  access: anonymous,
})

/** Registers the owner of an address. */
export const register = endpoint({
  id: 'register',
  service: 'sign-in',
  method: 'POST',
  path: `${account}/people`,
  summary: 'Registers the owner of the address that the link was sent to.',
  body: Type.Object({ code: Code, name: PersonName, password: NewPassword, language: LanguageField }, { additionalProperties: false }),
  mostBytes,
  reply: AccountLink,
  problems: ['identity/link-expired', 'identity/weak-password', 'identity/common-password'],
  access: anonymous,
})

/** Sets another password, and ends every session of the person. */
export const setForgottenPassword = endpoint({
  id: 'setForgottenPassword',
  service: 'sign-in',
  method: 'POST',
  path: `${account}/password`,
  summary: 'Sets another password and ends every session of the person.',
  body: Type.Object({ code: Code, password: NewPassword }, { additionalProperties: false }),
  mostBytes,
  reply: AccountLink,
  problems: ['identity/link-expired', 'identity/weak-password', 'identity/common-password'],
  access: anonymous,
})

/** Makes a confirmed address the person's own. */
export const confirmEmail = endpoint({
  id: 'confirmEmail',
  service: 'sign-in',
  method: 'POST',
  path: `${account}/email`,
  summary: 'Makes the address that the link was sent to the e-mail of the person.',
  body: Type.Object({ code: Code }, { additionalProperties: false }),
  mostBytes,
  reply: AccountLink,
  problems: ['identity/link-expired', 'identity/email-in-use'],
  access: anonymous,
})

/** Pages about accounts that need nobody to be signed in. A message's link has its code behind `#`, which is sent to no server. */
export const accountPages = { register: `${account}/register`, forgotten: `${account}/forgotten`, link: `${account}/link` } as const
