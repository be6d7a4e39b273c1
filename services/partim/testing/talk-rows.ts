import { uuidv7 } from 'uuidv7'
import type { Row } from './access-rows'

type Talk = {
  /** Of the principals `member` and `worker`, whose words hold a canary. */
  readonly conversationId: () => string
  readonly companyId: () => string
  readonly workerId: () => string
}

const ofCompany = '/v1/company-conversations'
const ofWorker = '/v1/conversations'

/** The rows of what a company and a worker write to each other, once for each end. */
export const talkRows = ({ conversationId, companyId, workerId }: Talk): Readonly<Record<string, Row>> => ({
  [`POST ${ofCompany}`]: {
    access: 'member',
    // The other company unlocked the worker above.
    but: { unregistered_member: '404 not_found' },
    call: () => ({ body: { workerId: workerId() } }),
  },
  [`POST ${ofWorker}`]: {
    ...workerRow,
    call: () => ({ body: { companyId: companyId() } }),
  },
  ...rowsOf(ofCompany, companyRow, conversationId),
  ...rowsOf(ofWorker, workerRow, conversationId),
  'GET /v1/quick-replies': { access: 'member' },
  'POST /v1/quick-replies': {
    access: 'member',
    call: (principal) => ({
      body: { title: 'นัดวัน', text: principal === 'member' ? 'CANARY-TALK' : 'พรุ่งนี้สะดวกไหม' },
    }),
  },
  'PUT /v1/quick-replies/{replyId}': {
    access: 'member',
    // Nobody's reply; another company's is answered alike (quick-replies.test.ts).
    answer: '404 not_found',
    call: () => ({
      path: { replyId: uuidv7() },
      body: { title: 'นัดวัน', text: 'พรุ่งนี้' },
      headers: { 'if-match': '"1"' },
    }),
  },
  'DELETE /v1/quick-replies/{replyId}': {
    access: 'member',
    answer: '404 not_found',
    call: () => ({ path: { replyId: uuidv7() } }),
  },
  'GET /v1/my/member-data-export-files': { access: 'identified' },
  'GET /v1/ops/talk-reports': { access: 'ops' },
  'POST /v1/ops/talk-reports/{reportId}/decision': {
    access: 'ops',
    answer: '404 not_found',
    call: () => ({ path: { reportId: uuidv7() }, body: { event: 'accept', reason: 'ขอเงินจริง' } }),
  },
})

/** Those who reach the operation, but whose conversation it is not. */
const strangers = { other_member: '404 not_found', unregistered_member: '404 not_found' } as const
const companyRow = { access: 'member', but: strangers } as const
const workerRow = { access: 'registered', but: { hidden_worker: '404 not_found' } } as const

function rowsOf(
  prefix: string,
  { access, but }: Pick<Row, 'access' | 'but'>,
  conversationId: () => string,
): Readonly<Record<string, Row>> {
  const one = `${prefix}/{conversationId}`
  const path = () => ({ conversationId: conversationId() })
  const own: Row = { access, but, call: () => ({ path: path() }) }
  const message = { text: 'CANARY-TALK', isConfirmed: false }
  return {
    [`GET ${prefix}`]: { access },
    [`GET ${prefix}/unread`]: { access },
    [`GET ${prefix}/messages`]: { access, call: () => ({ query: '?text=CANARY-TALK' }) },
    [`GET ${one}`]: own,
    [`PATCH ${one}`]: { ...own, call: () => ({ path: path(), body: { isStarred: true } }) },
    [`GET ${one}/messages`]: own,
    [`PUT ${one}/messages/{messageId}`]: {
      ...own,
      call: () => ({ path: { ...path(), messageId: uuidv7() }, body: message }),
    },
    [`POST ${one}/uploads`]: {
      ...own,
      call: () => ({ path: path(), body: { fileType: 'image/png', size: 1_000 } }),
    },
    // Nobody's message; its own file is read in attachments.attack.test.ts.
    [`GET ${one}/messages/{messageId}/file`]: {
      access,
      answer: '404 not_found',
      call: () => ({ path: { ...path(), messageId: uuidv7() } }),
    },
    // Nobody's message; a colleague's and the other side's are answered alike (messages.test.ts).
    [`PATCH ${one}/messages/{messageId}`]: {
      access,
      answer: '404 not_found',
      call: () => ({ path: { ...path(), messageId: uuidv7() }, body: message }),
    },
    [`DELETE ${one}/messages/{messageId}`]: {
      access,
      answer: '404 not_found',
      call: () => ({ path: { ...path(), messageId: uuidv7() } }),
    },
    [`PUT ${one}/marks`]: { ...own, call: () => ({ path: path(), body: { readUpTo: 1 } }) },
    [`POST ${one}/typing`]: { ...own, call: () => ({ path: path(), body: {} }) },
    [`PUT ${one}/block`]: own,
    [`DELETE ${one}/block`]: own,
    [`POST ${one}/reports`]: {
      ...own,
      call: () => ({ path: path(), body: { reason: 'money', text: 'CANARY-TALK' } }),
    },
  }
}
