/** The lists are read when somebody sets a password for the first time. */
let known: Promise<ReadonlySet<string>> | null = null

/**
 * The 49 233 passwords that are used most, in lower case: the list of zxcvbn-ts (MIT), which comes from published leaks
 * (https://github.com/zxcvbn-ts/zxcvbn).
 */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

const alike: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
/** So many characters around a common password make no other one of it. */
const around = 5

/** The shortest part of which a text is a repetition. */
function repeated(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return length > 0 && length < text.length ? text.slice(0, length) : text
}

/** True for a password that is used by many, also with digits and signs around it, written twice, or with digits for letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords()
  const text = repeated(password.normalize('NFKC').toLowerCase())
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const forms = [text, ...(core.length > 0 && text.length - core.length <= around ? [core] : [])]
  return forms.some((form) => common.has(form) || common.has(form.replace(/[013457@$!]/g, (sign) => alike[sign] ?? sign)))
}
