import { expect, test } from '@jest/globals'
import { linkMail } from './link-mail'

const link = 'http://localhost:3000/verify-token?token=abc&as=employer'

test('both forms carry the link, the text as it is and the HTML escaped', () => {
  const mail = linkMail({ kind: 'verify_email', to: 'a@example.com', link, name: 'สมใจ' })
  expect(mail.text).toContain(link)
  expect(mail.html).toContain('href="http://localhost:3000/verify-token?token=abc&amp;as=employer"')
  expect(mail.html).not.toContain('token=abc&as')
  expect([mail.to, mail.subject]).toEqual(['a@example.com', 'ยืนยันอีเมลของคุณกับพาร์ทิม'])
})

test('a name is text, whatever it looks like', () => {
  const name = '<img src=x onerror=alert(1)>"\'&\n$& {name}'
  const mail = linkMail({ kind: 'verify_email', to: 'a@example.com', link, name })
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; $&amp; {name}')
  expect(mail.text).toContain('สวัสดี คุณ<img src=x onerror=alert(1)>"\'& $& {name}\n')
})

test('without a name the greeting is plain', () => {
  const mail = linkMail({ kind: 'reset_password', to: 'a@example.com', link })
  expect(mail.text.split('\n')[2]).toBe('สวัสดี')
})

test('an invitation says who invites, where and as what, each on one line and as text', () => {
  const params = { company: 'ครัว\n<b>ยายบัว</b>', inviter: 'สมใจ $&', role: 'การเงิน' }
  const mail = linkMail({ kind: 'invite_member', to: 'a@example.com', link, params })
  expect(mail.subject).toBe('สมใจ $& เชิญคุณร่วมทีม ครัว <b>ยายบัว</b>')
  expect(mail.text).toContain('ของ ครัว <b>ยายบัว</b> ในพาร์ทิม ในบทบาท การเงิน')
  expect(mail.html).toContain('ครัว &lt;b&gt;ยายบัว&lt;/b&gt;')
})

test('a figure and its unit stay on one line in HTML', () => {
  const mail = linkMail({ kind: 'reset_password', to: 'a@example.com', link, facts: ['วันและเวลา 09:00 น.'] })
  expect(mail.html).toContain('ใช้ได้ 1\u00a0ชั่วโมง')
  expect(mail.html).toContain('09:00\u00a0น.')
  expect(mail.text).toContain('09:00 น.')
})

test('what people typed leads nowhere, and nothing in it is unseen', () => {
  const params = {
    company: 'ครัว\u202eยายบัว evil.com/login',
    inviter: 'https://evil.com\u200b',
    role: 'การเงิน',
  }
  const mail = linkMail({ kind: 'invite_member', to: 'a@example.com', link, params, name: 'www.evil.com' })
  for (const text of [mail.subject, mail.text, mail.html]) {
    expect(text).not.toMatch(/evil\.com|\u202e|\u200b|www\./)
    expect(text).toContain('evil com')
  }
  expect(mail.text).toContain(link)
})

test('a name that says how to reach somebody is no greeting', () => {
  const greetingOf = (name: string) =>
    linkMail({ kind: 'password_changed', to: 'a@example.com', link, name }).text.split('\n')[2]
  expect(greetingOf('ธ.กสิกร บัญชีคุณถูกระงับ โทร 02-888-8888')).toBe('สวัสดี')
  expect(greetingOf('แอดไลน์ somjai99')).toBe('สวัสดี')
  expect(greetingOf('สมใจ ใจดี')).toBe('สวัสดี คุณสมใจ ใจดี')
})
