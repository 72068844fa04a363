interface Given {
  messages: Readonly<Record<string, string>>
  words: object
  cards: Readonly<Record<string, string>>
}

/** What runs in the frame of the fields. It sends nothing over the network: the token says which test card was typed. */
export const fieldsScript = ({ messages, words, cards }: Given): string => `'use strict'
const messages = ${JSON.stringify(messages)}
const words = ${JSON.stringify(words, (_, value: unknown) => (typeof value === 'function' ? undefined : value))}
const cards = ${JSON.stringify(cards)}
const fields = ['number', 'expiry', 'securityCode']
let say = words.es
const at = (id) => document.getElementById(id)
const send = (message) => parent.postMessage(message, location.origin)
const size = () => send({ type: messages.ready, height: Math.ceil(document.body.scrollHeight) })
const digits = (text) => text.replace(/\\D/g, '')

function isNumber(number) {
  let sum = 0
  for (let nth = 0; nth < number.length; nth++) {
    let digit = Number(number[number.length - 1 - nth])
    if (nth % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return number.length >= 12 && sum % 10 === 0
}

function expiryOf(text) {
  const [, month, year] = /^(\\d{2})(\\d{2}|20\\d{2})$/.exec(digits(text)) || []
  if (!month || Number(month) < 1 || Number(month) > 12) return null
  return { month, year: year.length === 2 ? '20' + year : year }
}

function look() {
  const number = digits(at('number').value)
  const expiry = expiryOf(at('expiry').value)
  const code = digits(at('securityCode').value)
  const kind = Object.keys(cards).find((name) => cards[name] === number)
  const faults = {}
  if (number === '') faults.number = 'missing'
  else if (!isNumber(number) || !kind) faults.number = 'mistyped'
  if (digits(at('expiry').value) === '') faults.expiry = 'missing'
  else if (!expiry) faults.expiry = 'mistyped'
  else if (new Date(Number(expiry.year), Number(expiry.month), 1) <= new Date()) faults.expiry = 'expired'
  if (code === '') faults.securityCode = 'missing'
  else if (code.length < 3) faults.securityCode = 'mistyped'
  const unknown = faults.number === 'mistyped' && isNumber(number)
  return { faults, unknown, kind, expiry }
}

function show({ faults, unknown }, only) {
  for (const id of fields) {
    if (only && only !== id) continue
    const fault = faults[id]
    at(id).setAttribute('aria-invalid', String(Boolean(fault)))
    at(id + '-fault').textContent = fault ? (id === 'number' && unknown ? say.unknownCard : say.faults[fault]) : ''
  }
  size()
}

function submit() {
  const looked = look()
  show(looked)
  const first = fields.find((id) => looked.faults[id])
  if (first) {
    at(first).focus()
    send({ type: messages.faults, faults: looked.faults })
    return
  }
  const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  send({ type: messages.token, token: ['sbx', looked.kind, looked.expiry.month + looked.expiry.year, random].join('_') })
}

at('number').addEventListener('input', (event) => {
  const grouped = digits(event.target.value).slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ')
  if (event.target.selectionStart === event.target.value.length) event.target.value = grouped
})
at('expiry').addEventListener('input', (event) => {
  const plain = digits(event.target.value)
  if (event.inputType !== 'deleteContentBackward' && /^\\d{2,4}$/.test(plain)) event.target.value = plain.slice(0, 2) + '/' + plain.slice(2)
})
for (const id of fields) {
  at(id).addEventListener('blur', () => at(id).value !== '' && show(look(), id))
  at(id).addEventListener('keydown', (event) => event.key === 'Enter' && submit())
}
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || typeof data !== 'object' || data === null) return
  if (data.type === messages.show) {
    say = words[data.language] || words.es
    document.documentElement.lang = data.language in words ? data.language : 'es'
    document.documentElement.dataset.theme = data.theme === 'dark' ? 'dark' : 'light'
    for (const id of fields) document.querySelector('label[for=' + id + ']').textContent = say[id]
    at('expiry').placeholder = say.expiryHint
    // The face of the page; without it the machine's own.
    const face = new URL(typeof data.font === 'string' ? data.font : '', location.href)
    if (data.font && face.origin === location.origin)
      new FontFace('Page', 'url(' + JSON.stringify(face.href) + ')', { weight: '100 900' }).load().then((loaded) => document.fonts.add(loaded), () => undefined)
    at('fields').hidden = false
    size()
  }
  if (data.type === messages.submit) submit()
})
new ResizeObserver(() => at('fields').hidden || size()).observe(document.body)
send({ type: messages.ready, height: 0 })
`
