import { EventEmitter } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Address } from 'postal-mime'
import { uuidv7 } from 'uuidv7'
import { writeDurably } from '../fake/durable-file'

export type Mail = {
  readonly id: string
  /** The addresses it was delivered to, in lower case. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** ISO 8601, UTC. */
  readonly date: string
  /** The addresses of its links, in reading order, without duplicates. */
  readonly links: readonly string[]
}

const extension = '.eml'

/** Stores every mail as its own file. Newest first; ids sort by time. */
export class MailStore {
  readonly #folder: string
  readonly #mails: Mail[]
  readonly #arrivals = new EventEmitter<{ mail: [] }>().setMaxListeners(0)

  private constructor(folder: string, mails: Mail[]) {
    this.#folder = folder
    this.#mails = mails
  }

  static async open(folder: string): Promise<MailStore> {
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder).filter((name) => name.endsWith(extension))
    const newestFirst = files.sort().reverse()
    const mails = newestFirst.map((name) =>
      parseMail(name.slice(0, -extension.length), readFileSync(join(folder, name))),
    )
    return new MailStore(folder, await Promise.all(mails))
  }

  /** Stores a mail; when it resolves, the mail is on disk. */
  async add(recipients: readonly string[], message: Buffer): Promise<void> {
    const deliveredTo = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('')
    const source = Buffer.concat([Buffer.from(deliveredTo), message])
    const id = uuidv7()
    const mail = await parseMail(id, source)
    writeDurably(join(this.#folder, id + extension), source)
    this.#mails.unshift(mail)
    this.#arrivals.emit('mail')
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  /** The mails to one address, or all mails when `to` is empty. */
  list(to = ''): Mail[] {
    const address = to.trim().toLowerCase()
    return this.#mails.filter((mail) => address === '' || mail.to.includes(address))
  }

  /** Like `list`, but waits up to `waitMs` for at least `count` mails. */
  async await(to: string, count: number, waitMs: number): Promise<Mail[]> {
    const deadline = AbortSignal.timeout(waitMs)
    while (this.list(to).length < count && !deadline.aborted) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#arrivals.off('mail', wake)
          deadline.removeEventListener('abort', wake)
          resolve()
        }
        this.#arrivals.on('mail', wake)
        deadline.addEventListener('abort', wake)
      })
    }
    return this.list(to)
  }
}

async function parseMail(id: string, source: Buffer): Promise<Mail> {
  const email = await PostalMime.parse(source)
  const text = email.text ?? ''
  const html = email.html ?? ''
  const recipients = email.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value)
  return {
    id,
    to: [...new Set(recipients.map((address) => address.toLowerCase()))],
    from: nameOf(email.from),
    subject: email.subject ?? '',
    text,
    html,
    date: email.date ?? new Date(0).toISOString(),
    links: linksOf(html, text),
  }
}

function nameOf(sender: Address | undefined): string {
  if (!sender) return ''
  return sender.name ? `${sender.name} <${sender.address ?? ''}>` : (sender.address ?? '')
}

function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\bhref="(https?:[^"]+)"/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([href]) => href)
  return [...new Set([...inHtml, ...inText])]
}
