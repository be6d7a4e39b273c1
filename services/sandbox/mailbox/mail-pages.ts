import { html } from '../pages/html'
import { page } from '../pages/page'
import texts from '../pages/th.json' with { type: 'json' }
import type { Mail } from './mail-store'

const words = texts.mailbox

const dateFormat = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The page that lists all mails, newest first. */
export function mailListPage(mails: readonly Mail[]): string {
  if (mails.length === 0) return page(words.title, html`<p>${words.empty}</p>`)
  const items = mails.map(
    (mail) => html`<li><a href="/mails/${mail.id}"><strong>${mail.subject || words.noSubject}</strong>
<small>${words.to} ${mail.to.join(', ')}</small><small>${dateFormat.format(new Date(mail.date))}</small></a></li>`,
  )
  return page(words.title, html`<ul>${items}</ul>`)
}

/** The page of one mail. Its HTML is in a frame that can neither run scripts nor access the page. */
export function mailPage(mail: Mail): string {
  const body = mail.html
    ? html`<iframe title="${words.content}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/content"></iframe>`
    : html`<pre>${mail.text}</pre>`
  return page(
    mail.subject || words.noSubject,
    html`<p><a href="/">${words.back}</a></p>
<p><small>${words.from} ${mail.from}</small><small>${words.to} ${mail.to.join(', ')}</small>
<small>${dateFormat.format(new Date(mail.date))}</small></p>
${body}`,
  )
}

/** The page for an unknown mail. */
export function missingMailPage(): string {
  return page(words.missing, html`<p><a href="/">${words.back}</a></p>`)
}
