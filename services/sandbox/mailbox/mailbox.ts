import type { RequestListener } from 'node:http'
import fastify from 'fastify'
import { type Fake, listen } from '../fake/fake'
import { FaultTable } from '../fake/faults'
import { pageHeaders } from '../pages/page'
import { mailListPage, mailPage, missingMailPage } from './mail-pages'
import { MailStore } from './mail-store'
import { listenForMail } from './smtp'

const longestWaitSeconds = 30

/** The policy for a mail's own HTML: no scripts, and links open outside the frame. */
const contentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
} as const

/** Starts the SMTP server, which accepts every mail, and the page to read them; both share one fault table. */
export async function startMailbox(folder: string, port: number, smtpPort: number): Promise<Fake[]> {
  const store = await MailStore.open(folder)
  const faults = new FaultTable()
  const smtp = await listenForMail(smtpPort, store, faults)
  try {
    return [await listen({ name: 'mailbox', port, listener: await createReader(store), faults }), smtp]
  } catch (error) {
    await smtp.close()
    throw error
  }
}

async function createReader(store: MailStore): Promise<RequestListener> {
  const app = fastify()

  app.get('/', (_request, reply) => reply.headers(pageHeaders).send(mailListPage(store.list())))
  app.get<{ Params: { id: string } }>('/mails/:id', (request, reply) => {
    const mail = store.find(request.params.id)
    return reply
      .code(mail ? 200 : 404)
      .headers(pageHeaders)
      .send(mail ? mailPage(mail) : missingMailPage())
  })
  app.get<{ Params: { id: string } }>('/mails/:id/content', (request, reply) => {
    const mail = store.find(request.params.id)
    const source = mail && `<base target="_blank">${mail.html}`
    return reply
      .code(mail ? 200 : 404)
      .headers(contentHeaders)
      .send(source ?? '')
  })
  app.get<{ Querystring: { to?: string; count?: string; wait?: string } }>('/api/mails', (request) => {
    const { to = '', count = '1', wait = '0' } = request.query
    const seconds = Math.min(Number(wait) || 0, longestWaitSeconds)
    return store.await(to, Number(count) || 1, seconds * 1000)
  })

  await app.ready()
  return (req, res) => app.routing(req, res)
}
