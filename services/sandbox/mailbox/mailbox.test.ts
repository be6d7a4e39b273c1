import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import nodemailer from 'nodemailer'
import type { Fake } from '../fake/fake'
import { scratchFolders } from '../testing/scratch-folder'
import type { Mail } from './mail-store'
import { startMailbox } from './mailbox'

const newFolder = scratchFolders('sandbox-mailbox')
let folder: string
let fakes: Fake[]

beforeEach(async () => {
  folder = newFolder()
  fakes = await startMailbox(folder, 0, 0)
})
afterEach(() => close())

async function close(): Promise<void> {
  await Promise.all(fakes.map((fake) => fake.close()))
}

function address(name: string): string {
  return fakes.find((fake) => fake.name === name)?.address ?? ''
}

async function send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<void> {
  const transport = nodemailer.createTransport(address('smtp'))
  await transport.sendMail({ from: 'พาร์ทิม <no-reply@partim.example>', ...mail })
  transport.close()
}

async function mails(query = ''): Promise<Mail[]> {
  return (await fetch(`${address('mailbox')}/api/mails${query}`)).json() as Promise<Mail[]>
}

describe('mail', () => {
  test('arrives with its Thai text and links, and is listed newest first by recipient', async () => {
    await send({ to: 'malee@example.com', subject: 'ยืนยันอีเมล', text: 'เปิด http://localhost:3000/a?x=1&y=2' })
    await send({
      to: 'Malee@example.com',
      subject: 'อีกฉบับ',
      html: '<a href="http://x.test/?a=1&amp;b=2">ก</a>',
    })
    await send({ to: 'other@example.com', subject: 'คนอื่น', text: '-' })
    const received = await mails('?to=malee@EXAMPLE.com')
    expect(received.map(({ subject, links }) => [subject, links])).toEqual([
      ['อีกฉบับ', ['http://x.test/?a=1&b=2']],
      ['ยืนยันอีเมล', ['http://localhost:3000/a?x=1&y=2']],
    ])
    expect(received[0]?.from).toBe('พาร์ทิม <no-reply@partim.example>')
    expect(await mails()).toHaveLength(3)
  })

  test('a reader may wait for the next one', async () => {
    const waiting = mails('?to=late@example.com&count=1&wait=20')
    await send({ to: 'late@example.com', subject: 'มาแล้ว', text: '-' })
    expect((await waiting).map(({ subject }) => subject)).toEqual(['มาแล้ว'])
  })

  test('is still there after a restart', async () => {
    await send({ to: 'durable@example.com', subject: 'อยู่ครบ', text: 'เนื้อความ' })
    const before = await mails()
    await close()
    fakes = await startMailbox(folder, 0, 0)
    expect(before).toHaveLength(1)
    expect(await mails()).toEqual(before)
  })

  test('is refused for now when told so, once, for that address only', async () => {
    await fetch(`${address('mailbox')}/sandbox/faults`, {
      method: 'PUT',
      body: JSON.stringify({ mode: 'reject', match: 'busy@', times: 1 }),
    })
    const mail = { to: 'busy@example.com', subject: 's', text: '-' }
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 451 })
    await send({ ...mail, to: 'free@example.com' })
    await send(mail)
    expect((await mails()).map(({ to }) => to)).toEqual([['busy@example.com'], ['free@example.com']])
  })
})

describe('pages', () => {
  test('nothing of a mail gets into the page unescaped, and its HTML runs no script', async () => {
    const attack = '<script>alert(1)</script>'
    await send({ to: 'x@example.com', subject: attack, html: `<p>สวัสดี</p>${attack}` })
    const [mail] = await mails()
    for (const path of ['/', `/mails/${mail?.id}`]) {
      const response = await fetch(address('mailbox') + path)
      const page = await response.text()
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(page).not.toContain(attack)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    const content = await fetch(`${address('mailbox')}/mails/${mail?.id}/content`)
    expect(await content.text()).toContain('สวัสดี')
    expect(content.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/)
  })

  test('an empty mailbox and a missing mail say so in Thai', async () => {
    expect(await (await fetch(address('mailbox'))).text()).toContain('ยังไม่มีอีเมล')
    const missing = await fetch(`${address('mailbox')}/mails/none`)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('ไม่พบอีเมลนี้')])
  })
})
