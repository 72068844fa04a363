import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { untilAnswers } from './until-answers.ts'

test('a server that is starting is waited for until it answers well', async () => {
  let requests = 0
  const server = createServer((_, answer) => void answer.writeHead(++requests < 3 ? 503 : 200).end())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  await untilAnswers(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, 1)
  expect(requests).toBe(3)
  server.close()
})
