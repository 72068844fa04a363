import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'

const video = Buffer.from(Array.from({ length: 4_096 }, (_, at) => at % 251))
const captions = `WEBVTT\n\n00:00.000 --> 00:05.000\n${'Pulsa «Guardar» '.repeat(100)}\n`
let samara: TestSamara
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'samara-videos-'))
  await mkdir(join(root, 'dist', 'videos', 'es'), { recursive: true })
  await writeFile(join(root, 'dist', 'index.html'), '<!doctype html><title>The app</title>')
  for (const [name, content] of Object.entries({ 'index.webm': video, 'index.vtt': captions, 'index.txt': captions, 'index.webp': video }))
    await writeFile(join(root, 'dist', 'videos', 'es', name), content)
  samara = await startTestSamara({ root })
})
afterAll(async () => {
  await samara.close()
  await rm(root, { recursive: true })
})

test.each([
  ['index.webm', 'video/webm'],
  ['index.vtt', 'text/vtt; charset=utf-8'],
  ['index.txt', 'text/plain; charset=utf-8'],
  ['index.webp', 'image/webp'],
])('%s is served as what it is, and checked again at the next visit', async (name, type) => {
  const { statusCode, headers } = await samara.app.http.inject({ url: `/videos/es/${name}` })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache'])
})

test('a player gets the part of a video that it wants, packed or not', async () => {
  const part = await samara.app.http.inject({
    url: '/videos/es/index.webm',
    headers: { range: 'bytes=1000-1999', 'accept-encoding': 'br, gzip, zstd' },
  })
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length'], part.headers['content-encoding']]).toEqual([
    206,
    'bytes 1000-1999/4096',
    '1000',
    undefined,
  ])
  expect(part.rawPayload.equals(video.subarray(1_000, 2_000))).toBe(true)
  const whole = await samara.app.http.inject({ url: '/videos/es/index.webm' })
  expect(whole.headers['accept-ranges']).toBe('bytes')
})

test('a video that there is none of is a problem, not the app', async () => {
  const { statusCode, headers } = await samara.app.http.inject({ url: '/videos/es/none.webm' })
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json'])
})
