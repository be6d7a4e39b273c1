import { withWholeUnits } from '@/lib/i18n/whole-units'
import { contactDetailsIn } from '@/validators/contact-details'
import { plainName, withoutUnseen } from '@/validators/plain-name'
import texts from './th.json' with { type: 'json' }
import type { Mail } from './transport'

/** The kinds of account mails, by their texts in th.json. */
export type LinkMailKind = keyof typeof texts.kinds

/** The texts of a mail around its link; params fill the `{gaps}`. */
export type MailTexts = Readonly<Record<'subject' | 'body' | 'action' | 'validity' | 'ignore', string>>

type LinkMail = ({ readonly kind: LinkMailKind } | { readonly texts: MailTexts }) & {
  readonly to: string
  readonly link: string
  readonly name?: string
  /** The values of the texts' `{gaps}`, as typed by users. */
  readonly params?: Readonly<Record<string, string | undefined>>
  /** What else there is to know, a line each, as typed by users. */
  readonly facts?: readonly string[]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const inHtml = (text: string) => withWholeUnits(escapeHtml(text))
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/**
 * Text typed by users must not become a link in our mails; an e-mail address is kept, because the sentence is about it.
 */
const typed = (text: string, param: string) =>
  oneLine(param === 'email' ? withoutUnseen(text) : plainName(text))

/** Whether a name contains contact details, which our mails must not pass on. */
export const saysContact = (name: string): boolean =>
  contactDetailsIn(name).some(({ kind }) => kind === 'contact')

/** A mail in Thai that asks for one click, as HTML and as plain text. */
export function linkMail({ to, link, name, params = {}, facts = [], ...mail }: LinkMail): Mail {
  const said = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braces, param: string) => typed(params[param] ?? braces, param))
  const { action, ignore, ...written } = 'kind' in mail ? texts.kinds[mail.kind] : mail.texts
  const [subject, body, validity] = [said(written.subject), said(written.body), said(written.validity)]
  const isGreetedByName = name !== undefined && name !== '' && !saysContact(name)
  const greeting = isGreetedByName
    ? texts.greeting.replace('{name}', () => typed(name, 'name'))
    : texts.greetingPlain
  const lines = facts.map((fact) => typed(fact, 'fact'))
  const known = lines.length > 0 ? [lines.join('\n')] : []
  const text = [
    texts.brand,
    greeting,
    body,
    ...known,
    `${action}:\n${link}`,
    validity,
    ignore,
    `--\n${texts.footer}`,
  ]
  return {
    to,
    subject,
    text: text.join('\n\n'),
    html: page({ subject, greeting, body, action, validity, ignore, link }, lines),
  }
}

type Page = Record<'subject' | 'greeting' | 'body' | 'action' | 'validity' | 'ignore' | 'link', string>

/**
 * Tables and inline styles, because mail programs support little else. Colours are the product's ink, mango and paper.
 */
function page(raw: Page, lines: readonly string[]): string {
  const entries = Object.entries(raw).map(([name, value]) => [name, inHtml(value)])
  const { subject, greeting, body, action, validity, ignore, link } = Object.fromEntries(entries) as Page
  const small = 'font-size:14px;line-height:1.6;color:#5b6275'
  return `<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#fffcf6;color:#14213d;font-family:Anuphan,'Noto Sans Thai',Sarabun,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding-bottom:16px;font-size:22px;font-weight:600"><span style="color:#14213d">Partim</span>
<span style="background:#ffb000;border-radius:6px;padding:2px 8px">${texts.brand}</span></td></tr>
<tr><td style="background:#ffffff;border:1px solid #e7e2d8;border-radius:12px;padding:24px;font-size:16px;line-height:1.65">
<p style="margin:0 0 12px;font-weight:600">${greeting}</p>
<p style="margin:0 0 24px">${body}</p>
${lines.length > 0 ? `<p style="margin:0 0 24px">${lines.map(inHtml).join('<br>')}</p>` : ''}
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;background:#14213d;color:#ffffff;text-decoration:none;font-weight:600;border-radius:10px;padding:12px 24px">${action}</a></p>
<p style="margin:0 0 8px;${small}">${validity}</p>
<p style="margin:0 0 16px;${small}">${ignore}</p>
<p style="margin:0;${small}">${texts.linkHelp}<br><a href="${link}" style="color:#14213d;overflow-wrap:anywhere">${link}</a></p>
</td></tr>
<tr><td style="padding-top:16px;${small}">${texts.footer}</td></tr>
</table></td></tr></table>
</body></html>`
}
