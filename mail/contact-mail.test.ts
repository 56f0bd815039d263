import { expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { startMailServer } from '#test/mail-server.ts'
import { mailMessage } from './contact-mail.ts'
import { DeliveryProblem } from './delivery-problem.ts'

const from = { name: 'Pravesh', address: 'letters@pravesh.example' }
const OPERATOR = 'help@pravesh.example'
const send = (smtpUrl: string, body: string, replyTo: string | null) =>
  mailMessage({ smtpUrl, from }, OPERATOR, 'https://pravesh.example', { replyTo, body })

test('the operator gets the text as it is, and answers to its sender', async () => {
  await using server = await startMailServer()
  await send(server.url, 'Two lines:\n<b>not bold</b> & नमस्ते', 'asha@mail.example')
  const [mail] = await server.mailsTo(OPERATOR)
  expect(mail?.subject).toBe('Message from the contact form of pravesh.example')
  expect(mail?.from?.address).toBe('letters@pravesh.example')
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['asha@mail.example'])
  expect(mail?.text?.trim()).toBe('From: asha@mail.example\n\nTwo lines:\n<b>not bold</b> & नमस्ते')
  expect(mail?.html).toContain('&lt;b&gt;not bold&lt;/b&gt; &amp; ')
})

test('a sender without an address has no answer', async () => {
  await using server = await startMailServer()
  await send(server.url, 'Thank you.', null)
  const [mail] = await server.mailsTo(OPERATOR)
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text?.trim()).toBe('From: no address given\n\nThank you.')
})

test('a mail server that is down or refuses is a problem without the text', async () => {
  const down = send(`smtp://127.0.0.1:${await freePort()}`, 'Secret words', 'asha@mail.example')
  await expect(down).rejects.toThrow(DeliveryProblem)
  await using server = await startMailServer({ refuse: (address) => `550 no ${address}` })
  const refused = await send(server.url, 'Secret words', 'asha@mail.example').catch(String)
  expect(refused).toMatch(/refused/)
  expect(refused).not.toMatch(/Secret|mail\.example/)
})
