import { PlainFailure } from '../stack/terminal.mjs'
import { buffetLinkCommands } from './buffet-links.mjs'
import { disputeCommands } from './disputes.mjs'
import { doubtfulValueCommands } from './doubtful-values.mjs'
import { introVideoCommands } from './intro-videos.mjs'
import { letterHtml, letterText } from './letter.mjs'
import { moneyCommands } from './money.mjs'
import { packageCommands } from './packages.mjs'
import { revenueCommands } from './revenue.mjs'
import { spentBudgetCommands } from './spent-budgets.mjs'
import { talkReportCommands } from './talk-reports.mjs'
import { taxRefundCommands } from './tax-refunds.mjs'
import {
  describeCompany,
  describePost,
  jobLine,
  letterLine,
  letterStates,
  listLine,
  plain,
  postLine,
  postStates,
  routineLine,
  states,
} from './text.mjs'
import { transferCommands } from './transfers.mjs'
import { unlockReportCommands } from './unlock-reports.mjs'

/**
 * @typedef {{ get: (path: string) => Promise<any>, post: (path: string, body: object, version?: number) => Promise<any>, file: (path: string) => Promise<Buffer> }} ServiceClient
 * @typedef {ServiceClient & { partim: ServiceClient | null }} Client
 * @typedef {{ text: string, file?: { path: string, bytes: Buffer } }} Outcome
 */

const need = (value, what) => {
  if (!value) throw new PlainFailure(`ต้องระบุ ${what} · ${what} is missing\n\n${usage()}`)
  return value
}

const pathOf = (id) => `/v1/ops/companies/${encodeURIComponent(need(id, 'COMPANY_ID'))}`

/** Parses the value of `--refuse`: DOCUMENT_ID=REASON. */
function refusalOf(written) {
  const [, id, reason] = /^([^=]+)=(.+)$/s.exec(written) ?? []
  return { id: need(id, '--refuse DOCUMENT_ID=REASON'), reason }
}

/** A command that decides about a company by sending an event. */
const decision = (event, about, needsReason = false) => ({
  usage: `${needsReason ? 'COMPANY_ID --reason TEXT' : 'COMPANY_ID'}`,
  about,
  async run(client, [id], { reason, refuse = [] }) {
    const path = `${pathOf(id)}/events`
    if (needsReason) need(reason?.trim(), '--reason')
    const body = {
      event,
      ...(reason && { reason }),
      ...(refuse.length > 0 && { refusedDocuments: refuse.map(refusalOf) }),
    }
    const company = await client.post(path, body)
    return { text: `${plain(company.name)}: ${states[company.verification]} (${company.verification})` }
  },
})

const postPathOf = (id) => `/v1/ops/job-posts/${encodeURIComponent(need(id, 'POST_ID'))}`

/** Parses POST_ID@VERSION, the form in which `posts list` and `posts show` name the post that staff read. */
function readPostOf(written) {
  const [, id, version] = /^([^@]+)@(\d+)$/.exec(need(written, 'POST_ID@VERSION')) ?? []
  return { id: need(id, 'POST_ID@VERSION'), version: Number(version) }
}

const postDecision = (event, about, needsReason = false) => ({
  usage: `${needsReason ? 'POST_ID@VERSION --reason TEXT' : 'POST_ID@VERSION'}`,
  about,
  async run(client, [written], { reason }) {
    const { id, version } = readPostOf(written)
    const path = `${postPathOf(id)}/events`
    const body = { event, ...(needsReason && { reason: need(reason?.trim(), '--reason') }) }
    const post = await client.post(path, body, version)
    return { text: `${plain(post.title)}: ${postStates[post.state]} (${post.state})` }
  },
})

/** The services by the names that SERVICE/JOB_ID uses. */
const servicesOf = (client) => ({
  'job-post': client,
  ...(client.partim && { partim: client.partim }),
})

/** Parses SERVICE/JOB_ID, the form in which `jobs list` shows a job. */
function jobOf(client, written) {
  const [, service, id] = /^([a-z-]+)\/(\S+)$/.exec(need(written, 'SERVICE/JOB_ID')) ?? []
  const api = service && servicesOf(client)[service]
  if (!api) {
    const known = Object.keys(servicesOf(client)).join(', ')
    throw new PlainFailure(`SERVICE/JOB_ID · SERVICE: ${known}`)
  }
  return { api, id }
}

const deadJobs = '/v1/ops/dead-jobs?limit=100'

const retryJob = (api, id) => api.post(`/v1/ops/dead-jobs/${encodeURIComponent(id)}/attempts`, {})

/** Retries every job that a service gave up, for instance after an outage; returns their number. */
async function retryAll(api) {
  let count = 0
  let cursor = null
  do {
    const page = await api.get(cursor ? `${deadJobs}&cursor=${encodeURIComponent(cursor)}` : deadJobs)
    for (const { id } of page.items) await retryJob(api, id)
    count += page.items.length
    cursor = page.nextCursor
  } while (cursor)
  return count
}

function wholeNumber(written, option) {
  if (!/^\d{1,6}$/.test(need(written, option))) throw new PlainFailure(`${option}: ตัวเลข · a number`)
  return Number(written)
}

const lastMoment = (days) => (days === 0 ? null : new Date(Date.now() + days * 86_400_000).toISOString())

/** @type {Record<string, { usage: string, about: string, run: (client: Client, args: string[], options: any) => Promise<Outcome> }>} */
export const commands = {
  list: {
    usage: '[--state STATE] [--cursor CURSOR]',
    about: 'บริษัทที่รอตรวจ หรือในสถานะที่ระบุ (all = ทั้งหมด) · companies that wait, or of a state',
    async run(client, _args, { state = 'documents_submitted', cursor }) {
      if (state !== 'all' && !states[state])
        throw new PlainFailure(`STATE: all, ${Object.keys(states).join(', ')}`)
      const query = new URLSearchParams({ limit: '50' })
      if (state !== 'all') query.set('verification', state)
      if (cursor) query.set('cursor', cursor)
      const { items, nextCursor } = await client.get(`/v1/ops/companies?${query}`)
      if (items.length === 0) return { text: 'ไม่มีบริษัทในสถานะนี้ · no company in this state' }
      const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
      return { text: [...items.map(listLine), ...more].join('\n') }
    },
  },
  show: {
    usage: 'COMPANY_ID',
    about: 'ข้อมูล เอกสาร และประวัติการตัดสินใจ · data, documents and history',
    run: async (client, [id]) => ({ text: describeCompany(await client.get(pathOf(id))) }),
  },
  file: {
    usage: 'COMPANY_ID DOCUMENT_ID --out FILE',
    about: 'บันทึกไฟล์เอกสารลงเครื่องนี้ การเปิดดูถูกบันทึกไว้ · saves a document; reading it is audited',
    async run(client, [id, documentId], { out }) {
      const path = need(out, '--out')
      const document = encodeURIComponent(need(documentId, 'DOCUMENT_ID'))
      const bytes = await client.file(`${pathOf(id)}/documents/${document}/file`)
      return { text: `${path} · ${bytes.length} bytes`, file: { path, bytes } }
    },
  },
  review: decision('begin_review', 'รับเรื่องมาตรวจ · takes a case up'),
  approve: decision('approve', 'ยืนยันบริษัท · verifies the company'),
  reject: decision('reject', 'ไม่ผ่าน พร้อมเหตุผล · rejects, with the reason', true),
  more: {
    ...decision('ask_for_more', 'ขอเอกสารเพิ่ม พร้อมเหตุผล · asks for more documents', true),
    usage: 'COMPANY_ID --reason TEXT [--refuse DOCUMENT_ID=REASON …]',
  },
  suspend: decision('suspend', 'ระงับบริษัท พร้อมเหตุผล · suspends, with the reason', true),
  reinstate: decision('reinstate', 'เลิกระงับ แล้วตรวจใหม่ · ends a suspension; it is reviewed anew'),
  'posts list': {
    usage: '[--cursor CURSOR]',
    about:
      'ประกาศที่รอตรวจ และประกาศแรก ๆ ที่คนหางานเห็นแล้ว งานที่เริ่มก่อนขึ้นก่อน · posts that wait for review, and first posts workers see already, the one whose work begins first before the others',
    async run(client, _args, { cursor }) {
      const query = new URLSearchParams({ limit: '50', ...(cursor && { cursor }) })
      const { items, nextCursor } = await client.get(`/v1/ops/job-posts?${query}`)
      if (items.length === 0) return { text: 'ไม่มีประกาศรอตรวจ · no post waits' }
      const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
      return { text: [...items.map(postLine), ...more].join('\n') }
    },
  },
  'posts show': {
    usage: 'POST_ID',
    about: 'ประกาศ บริษัท สิ่งที่ระบบพบ และประวัติ · post, company, what was found, and history',
    // The version in POST_ID@VERSION may be older by now: what is shown is the post as it is.
    run: async (client, [id]) => ({
      text: describePost(await client.get(postPathOf(id?.replace(/@\d+$/, '')))),
    }),
  },
  'posts approve': postDecision(
    'approve',
    'เผยแพร่ประกาศ หักเครดิตที่จองไว้ หรือให้อยู่ต่อ · publishes and captures its credit, or lets it stay',
  ),
  'posts reject': postDecision(
    'reject',
    'ไม่ผ่าน พร้อมเหตุผล คืนเครดิตที่จองไว้ · rejects, with the reason; returns its credit',
    true,
  ),
  'jobs list': {
    usage: '',
    about:
      'งานเบื้องหลังที่เลิกทำแล้ว เช่น อีเมล และงานประจำที่ทำไม่สำเร็จ · jobs that were given up, mails among them, with why, the oldest 100 of each service; and routines whose latest turn failed',
    async run(client) {
      const lines = await Promise.all(
        Object.entries(servicesOf(client)).map(async ([service, api]) => {
          const { items, nextCursor } = await api.get(deadJobs)
          const more = nextCursor ? [`${service}: ยังมีต่อ · there are more`] : []
          const { items: routines } = await api.get('/v1/ops/failing-routines')
          return [
            ...items.map((job) => jobLine(service, job)),
            ...more,
            ...routines.map((routine) => routineLine(service, routine)),
          ]
        }),
      )
      const missing = client.partim ? [] : ['partim: OPS_PARTIM_API_URL ?']
      const found = lines.flat()
      return { text: [...(found.length > 0 ? found : ['ไม่มีงานค้าง · none']), ...missing].join('\n') }
    },
  },
  'jobs retry': {
    usage: 'SERVICE/JOB_ID | SERVICE/all',
    about: 'ทำงานนั้น หรือทุกงาน อีกครั้ง ลองต่ออีกหนึ่งวัน · has one, or all, attempted again; for another day',
    async run(client, [job]) {
      const { api, id } = jobOf(client, job)
      if (id !== 'all') {
        await retryJob(api, id)
        return { text: `จะทำอีกครั้ง · will be attempted again: ${id}` }
      }
      return { text: `จะทำอีกครั้ง · will be attempted again: ${await retryAll(api)}` }
    },
  },
  'letters list': {
    usage: '[--state STATE] [--cursor CURSOR]',
    about: 'จดหมายรหัสยืนยันผู้แทนที่รอพิมพ์ หรือในสถานะที่ระบุ · letters that wait to be printed, or of a state',
    async run(client, _args, { state = 'asked', cursor }) {
      if (!letterStates[state]) throw new PlainFailure(`STATE: ${Object.keys(letterStates).join(', ')}`)
      const query = new URLSearchParams({ limit: '50', state, ...(cursor && { cursor }) })
      const { items, nextCursor } = await client.get(`/v1/ops/representation-letters?${query}`)
      if (items.length === 0) return { text: 'ไม่มีจดหมายในสถานะนี้ · no letter in this state' }
      const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
      return { text: [...items.map(letterLine), ...more].join('\n') }
    },
  },
  'letters print': {
    usage: 'LETTER_ID [--out FILE.html]',
    about:
      'พิมพ์จดหมาย: รหัสใหม่ทุกครั้ง รหัสเดิมใช้ไม่ได้ ถูกบันทึกไว้ · prints with a new code; an earlier one dies; audited',
    async run(client, [id], { out }) {
      const letter = encodeURIComponent(need(id, 'LETTER_ID'))
      const printed = await client.post(`/v1/ops/representation-letters/${letter}/prints`, {})
      if (!out) return { text: letterText(printed) }
      const bytes = Buffer.from(letterHtml(printed))
      return { text: `${out} · ${plain(printed.companyName)}`, file: { path: out, bytes } }
    },
  },
  ...disputeCommands,
  ...moneyCommands,
  ...packageCommands,
  ...transferCommands,
  ...revenueCommands,
  ...taxRefundCommands,
  ...unlockReportCommands,
  ...talkReportCommands,
  ...spentBudgetCommands,
  ...introVideoCommands,
  ...buffetLinkCommands,
  ...doubtfulValueCommands,
  'credits grant': {
    usage: 'COMPANY_ID --amount N --reason TEXT [--kind job_post|profile_unlock] [--days N]',
    about:
      'ให้เครดิตบริษัท ใช้ได้ 180 วันถ้าไม่ระบุ (0 = ไม่หมดอายุ) · gives credits, for 180 days unless told (0 = for ever)',
    async run(client, [id], { amount, reason, kind = 'job_post', days = '180' }) {
      const path = `${pathOf(id)}/credit-grants`
      const body = {
        kind,
        amount: wholeNumber(amount, '--amount'),
        expiresAt: lastMoment(wholeNumber(days, '--days')),
        reason: need(reason?.trim(), '--reason'),
      }
      const grant = await client.post(path, body)
      const until = grant.expiresAt ? `ถึง ${grant.expiresAt.slice(0, 10)}` : 'ไม่หมดอายุ'
      return { text: `ให้แล้ว · given: ${grant.amount} ${grant.kind}, ${until}` }
    },
  },
}

/** The help text: how each command is called and what it does. */
export function usage() {
  const lines = Object.entries(commands).map(
    ([name, { usage: how, about }]) => `  npm run ops -- ${name} ${how}\n      ${about}`,
  )
  return `คำสั่งของทีมงานพาร์ทิม · for operations staff\n\n${lines.join('\n')}`
}
