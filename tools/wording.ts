import type { Language } from '../contract/index.ts'

/** A convention of our texts that a machine can see. */
export interface WordingRule {
  says: string
  languages: readonly Language[]
  /** What no text may hold. */
  refuses: RegExp
  /** Texts that break it, one for each way. */
  broken: readonly string[]
  /** Texts that come near and keep it. */
  kept: readonly string[]
}

const all: readonly Language[] = ['es', 'en', 'pt']

export const wordingRules: readonly WordingRule[] = [
  {
    says: 'four digits are grouped',
    languages: all,
    refuses: /(?<![\d.,–:=-])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d.,]*\d)/,
    broken: ['del 0 al 1000', '12000 products'],
    kept: ['del 0 al 1.000', '1,000', 'in 2026', '100', 'http://localhost:4400', 'PORT=4400'],
  },
  {
    says: 'nobody speaks of themselves: no we, us, our',
    languages: ['en'],
    refuses: /\b(?:[Ww]e|[Uu]s|[Oo]urs?)\b/,
    broken: ['We try again', 'tell us', 'on our side'],
    kept: ['Someone saved', 'hours', 'the USA'],
  },
  {
    says: 'no relative time after “since”',
    languages: all,
    refuses: /\b(?:[Ss]ince|[Dd]esde) \{\{(?:when|since|ago)\}\}/,
    broken: ['Up to date since {{when}}', 'Al día desde {{when}}'],
    kept: ['desde el {{when}}', 'Last synchronised: {{when}}'],
  },
  {
    says: 'no clock time after “a las”, “hasta las”, “às”: at one o’clock it is another word',
    languages: ['es', 'pt'],
    refuses: /(?:\b(?:a|hasta|desde) las|(?<!\p{L})(?:às|até as|desde as)) \{\{/iu,
    broken: ['de nuevo a las {{time}}', 'Hasta las {{time}}', 'de novo às {{time}}'],
    kept: ['Próximo intento: {{time}}', 'Vuelven a las listas'],
  },
  {
    says: 'an apostrophe is ’',
    languages: ['en'],
    refuses: /(?:\p{L}|\}\})'\p{L}/u,
    broken: ["the platform's", "{{name}}'s account"],
    kept: ['the platform’s'],
  },
  {
    says: 'minus is U+2212',
    languages: all,
    refuses: /(?:^|[\s(])-(?=\d|\{\{)/,
    broken: ['-25 %', 'from -{{share}}'],
    kept: ['−25 %', '2026-11-21', 'CSV UTF-8'],
  },
  {
    says: 'the sequence of a list is its “orden”, its “ordem”; several are “versiones”, “versões”',
    languages: ['es', 'pt'],
    refuses: /ordenaci[oó]n|ordena[cç](?:ão|ões)/i,
    broken: ['tu ordenación', 'A ordenação anterior', 'duas ordenações'],
    kept: ['tu orden', 'Ordenar', 'ordenado'],
  },
  {
    says: 'to order is to buy: a merchant arranges a list',
    languages: ['en'],
    refuses: /\b(?:[Oo]rder (?:an?|several|categories|collections|the list)\b|[Pp]ut in order\b|[Nn]ot ordered\b)/,
    broken: ['Order a category', 'Order several at once', 'put in order', 'Not ordered'],
    kept: ['Arrange a category', 'in order', 'Orders'],
  },
  {
    says: 'what opens a store’s platform is its key: “clave”, “chave”',
    languages: all,
    refuses: /credenc[ia]+l|credential/i,
    broken: ['la credencial', 'the credential', 'A credencial'],
    kept: ['la clave', 'the key'],
  },
  {
    says: 'unsaved edits are “alterações”',
    languages: ['pt'],
    refuses: /mudanças? (?:não salvas?|à parte)|[Ss]uas mudanças|[Dd]escartar as mudanças/,
    broken: ['suas mudanças', '2 mudanças não salvas'],
    kept: ['suas alterações'],
  },
  {
    says: 'who is invited to a store is a “colaborador”, in English a partner',
    languages: all,
    refuses: /(?<!\p{L})(?:parceir[oa]s?|soci[oa]s?|collaborators?)(?!\p{L})/iu,
    broken: ['mais parceiros', 'invita a una socia', 'Invite a collaborator'],
    kept: ['Colaboradores', 'partners', 'social', 'associado'],
  },
  {
    says: 'people nobody knows are someone',
    languages: ['en'],
    refuses: /\b[Ss]omebody\b/,
    broken: ['When somebody changes the store'],
    kept: ['Someone saved', 'Nobody'],
  },
  {
    says: 'in a store, not in a shop',
    languages: ['en'],
    refuses: /\b(?:in|of) (?:the|your) shop\b/,
    broken: ['As in the shop'],
    kept: ['As in the store', 'shoppers'],
  },
]
