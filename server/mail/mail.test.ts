import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { languages } from '../../contract/index.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'

let server: TestMailServer
let samara: TestSamara
beforeAll(async () => {
  server = await startMailServer()
  samara = await startTestSamara({
    environment: { SAMARA_SMTP_URL: server.url, SAMARA_MAIL_FROM: 'Samara <no-reply@samara.example>' },
  })
})
afterAll(async () => {
  await samara.close()
  await server.stop()
})
afterEach(async () => {
  samara.jobs.clear()
  server.received.splice(0)
  await samara.connection.pool.query('delete from mails')
})

const invitation = {
  kind: 'invitation',
  inviter: 'Ana Ríos',
  store: 'Regalos',
  link: 'https://shop.example/join?code=a1&b=2',
  days: 7,
} as const
const send = (
  to = 'eva@shop.example',
  more: Partial<typeof invitation | { inviter: string; store: string }> = {},
  language: 'es' | 'en' | 'pt' = 'es',
) => samara.mail.send(samara.connection.database, { to, language, message: { ...invitation, ...more } })
const outbox = async () =>
  (await samara.connection.pool.query<Record<string, unknown>>('select * from mails order by created_at, receiver')).rows
const minutesLater = (minutes: number) => samara.clock.set(new Date(samara.clock.now().getTime() + minutes * 60_000).toISOString())

test.each(languages)('a message is sent as text and as HTML in the receiver’s language (%s)', async (language) => {
  await send('eva@shop.example', {}, language)
  await samara.work()
  const [mail] = server.received
  expect(server.received).toHaveLength(1)
  expect(mail).toMatchObject({ from: 'no-reply@samara.example', to: 'eva@shop.example' })
  expect(mail!.headers.subject).toBe(
    { es: 'Invitación a la tienda Regalos', en: 'Invitation to the store Regalos', pt: 'Convite para a loja Regalos' }[language],
  )
  expect(mail!.headers['auto-submitted']).toBe('auto-generated')
  expect(mail!.text).toContain('Ana Ríos')
  expect(mail!.text).toContain(invitation.link)
  expect(mail!.html).toContain(`<html lang="${language}">`)
  expect(mail!.html).toContain('href="https://shop.example/join?code=a1&#38;b=2"')
})

test('what was sent is no longer in the outbox with its links', async () => {
  await send()
  expect(await outbox()).toMatchObject([{ state: 'waiting', body_text: expect.stringContaining(invitation.link) }])
  await samara.work()
  expect(await outbox()).toMatchObject([{ state: 'sent', body_text: null, body_html: null, attempts: 1 }])
})

test('a file goes with its message, byte by byte, waits with it, and is no longer in the outbox once it was sent', async () => {
  const content = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 256))
  await samara.mail.send(samara.connection.database, {
    to: 'eva@shop.example',
    language: 'es',
    message: invitation,
    file: { name: 'SAM-2026-0001.pdf', content },
  })
  await server.stop()
  await samara.work()
  expect(await outbox()).toMatchObject([{ state: 'waiting', file_name: 'SAM-2026-0001.pdf', file: content }])
  await server.start()
  minutesLater(1)
  await samara.mail.work(null)
  const [mail] = server.received
  expect(mail!.files).toEqual([{ name: 'SAM-2026-0001.pdf', type: 'application/pdf', content }])
  expect(mail!.text).toContain(invitation.link)
  expect(mail!.html).toContain('<html lang="es">')
  expect(await outbox()).toMatchObject([{ state: 'sent', file_name: null, file: null }])
})

test('a message of a transaction that is rolled back is never sent', async () => {
  const { database } = samara.connection
  const failing = database.transaction().execute(async (transaction) => {
    await samara.mail.send(transaction, { to: 'eva@shop.example', language: 'es', message: invitation })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await samara.work()
  expect(await outbox()).toEqual([])
  expect(server.received).toEqual([])
})

test('while the mail server is down nothing is lost: each message waits longer every time, and arrives once when it is back', async () => {
  await server.stop()
  await send('one@shop.example')
  await send('two@shop.example')
  await samara.work()
  expect(await outbox()).toMatchObject([
    { state: 'waiting', attempts: 1, fault: expect.stringContaining('ECONNREFUSED') },
    { state: 'waiting', attempts: 1 },
  ])
  minutesLater(1)
  await samara.mail.work(null)
  const [first] = await outbox()
  expect(first).toMatchObject({ state: 'waiting', attempts: 2 })
  expect((first!['next_at'] as Date).getTime() - samara.clock.now().getTime()).toBe(2 * 60_000)

  await server.start()
  await samara.mail.work(null)
  expect(server.received).toEqual([])
  minutesLater(2)
  await samara.mail.work(null)
  await samara.mail.work(null)
  expect(server.received.map(({ to }) => to).sort()).toEqual(['one@shop.example', 'two@shop.example'])
  expect(await outbox()).toMatchObject([
    { state: 'sent', fault: null },
    { state: 'sent', fault: null },
  ])
})

test('a message that nobody takes for three days is given up and stays in the outbox with its text', async () => {
  await server.stop()
  await send()
  for (let days = 0; days < 5; days += 1) {
    await samara.mail.work(null)
    minutesLater(24 * 60)
  }
  await server.start()
  await samara.mail.work(null)
  expect(await outbox()).toMatchObject([{ state: 'failed', body_text: expect.stringContaining(invitation.link) }])
  expect(server.received).toEqual([])
})

test('an address that the mail server refuses is not tried again; other messages arrive', async () => {
  server.refuse('nobody@shop.example')
  await send('nobody@shop.example')
  await send('somebody@shop.example')
  await samara.work()
  expect(server.received.map(({ to }) => to)).toEqual(['somebody@shop.example'])
  expect(await outbox()).toMatchObject([
    { receiver: 'nobody@shop.example', state: 'failed', fault: expect.stringContaining('No such mailbox') },
    { receiver: 'somebody@shop.example', state: 'sent' },
  ])
})

test('the log of a message that was not sent names no address', async () => {
  server.refuse('hidden@shop.example')
  await send('hidden@shop.example')
  await samara.work()
  expect(await outbox()).toMatchObject([{ fault: expect.stringContaining('hidden@shop.example') }])
  const line = samara.log.findLast((each) => each.includes('mail not sent')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ fault: expect.stringContaining('No such mailbox') })
  expect(line).not.toContain('hidden@')
})

test('a process that ends in the middle of sending loses nothing: the message is sent by the next look after it', async () => {
  await send()
  await samara.connection.pool.query(`update mails set next_at = $1, attempts = 1`, [new Date(samara.clock.now().getTime() + 300_000)])
  await samara.work()
  expect(server.received).toEqual([])
  minutesLater(6)
  await samara.mail.work(null)
  expect(server.received).toHaveLength(1)
})

test('two processes that look at the same moment send a message once', async () => {
  await send()
  await Promise.all([samara.mail.work(null), samara.mail.work(null), samara.mail.work(null)])
  expect(server.received).toHaveLength(1)
})

test('a name with markup, line breaks or direction marks changes neither the headers nor the text around it', async () => {
  const evil = 'Ana\r\nBcc: all@shop.example\u202e <img src=x onerror="alert(1)"> \u2066&amp; שלום'
  await send('eva@shop.example', { inviter: evil, store: `Regalos\r\nX-More: 1` })
  await samara.work()
  expect(server.received).toHaveLength(1)
  const [{ raw, headers, html, text }] = server.received as [(typeof server.received)[number]]
  expect(headers.bcc).toBeUndefined()
  expect(headers['x-more']).toBeUndefined()
  expect(headers.subject).toBe('Invitación a la tienda Regalos X-More: 1')
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;')
  expect(html).toContain('&#38;amp; שלום')
  expect(raw + html + text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(text.split('\n')[0]).toContain('te invita a trabajar en la tienda')
})

test('without a mail server every message is kept with its text, and no job waits', async () => {
  const alone = await startTestSamara()
  try {
    await alone.mail.send(alone.connection.database, { to: 'eva@shop.example', language: 'pt', message: invitation })
    expect(alone.jobs.waiting).toEqual([])
    const { rows } = await alone.connection.pool.query('select state, receiver, subject, body_text from mails')
    expect(rows).toMatchObject([
      { state: 'kept', subject: 'Convite para a loja Regalos', body_text: expect.stringContaining(invitation.link) },
    ])
  } finally {
    await alone.close()
  }
})

test('messages are removed after a month; one that still waits stays', async () => {
  await send('old@shop.example')
  await samara.work()
  await server.stop()
  await send('waiting@shop.example')
  minutesLater(31 * 24 * 60)
  await samara.mail.removeOld()
  await server.start()
  expect(await outbox()).toMatchObject([{ receiver: 'waiting@shop.example' }])
})
