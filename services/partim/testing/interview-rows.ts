import type { Principal, Row } from './access-rows'

type Interviews = {
  /** Of the principals `member` and `worker`, whose words hold a canary. */
  readonly interviewId: () => string
  readonly workerId: () => string
}

const ofCompany = '/v1/company-interviews'
const ofWorker = '/v1/interviews'

const inAWeek = () => new Date(Math.ceil((Date.now() + 7 * 86_400_000) / 900_000) * 900_000).toISOString()

/** Those who reach the operation, but whose interview it is not. */
const strangers = { other_member: '404 not_found', unregistered_member: '404 not_found' } as const
const companyRow = { access: 'member', but: strangers } as const
const workerRow = { access: 'registered', but: { hidden_worker: '404 not_found' } } as const
/** Who may change the interview says of no version that they saw it; a stranger is refused before that matters. */
const headersFor = (but: Row['but'], principal: Principal) =>
  but?.[principal] ? { 'if-match': '"1"' } : undefined
const answer = '428 precondition_required'

/** The rows of interviews, once for each end where both have the operation. */
export const interviewRows = ({ interviewId, workerId }: Interviews): Readonly<Record<string, Row>> => ({
  [`POST ${ofCompany}`]: {
    access: 'member',
    // There is one already; the other company unlocked the worker.
    answer: '409 interview_live',
    but: { unregistered_member: '404 not_found', other_member: 'ok' },
    call: (principal) => ({
      body: {
        workerId: workerId(),
        jobPostId: null,
        kind: 'phone',
        place: '',
        position: null,
        note: principal === 'member' ? 'CANARY-TALK' : 'มาคุยกัน',
        minutes: 15,
        times: [inAWeek()],
      },
    }),
  },
  // A link that nobody was sent; what one opens is in links.test.ts.
  'POST /v1/interview-links/check': {
    access: 'public',
    answer: '404 link_invalid',
    call: () => ({ body: { token: 'nobodys' } }),
  },
  'POST /v1/interview-links/answer': {
    access: 'public',
    answer: '404 link_invalid',
    call: () => ({ body: { token: 'nobodys', event: 'decline', at: null } }),
  },
  ...rowsOf(ofCompany, companyRow, interviewId),
  ...rowsOf(ofWorker, workerRow, interviewId),
  [`PUT ${ofCompany}/{interviewId}/times`]: {
    ...companyRow,
    answer,
    call: (principal) => ({
      path: { interviewId: interviewId() },
      body: { minutes: 15, times: [inAWeek()] },
      headers: headersFor(companyRow.but, principal),
    }),
  },
  [`PUT ${ofCompany}/{interviewId}/outcome`]: {
    ...companyRow,
    answer,
    call: (principal) => ({
      path: { interviewId: interviewId() },
      body: { event: 'complete', note: 'CANARY-TALK', decision: null },
      headers: headersFor(companyRow.but, principal),
    }),
  },
  [`PUT ${ofWorker}/{interviewId}/reconsideration`]: {
    ...workerRow,
    answer,
    call: (principal) => ({
      path: { interviewId: interviewId() },
      headers: headersFor(workerRow.but, principal),
    }),
  },
  [`PUT ${ofWorker}/{interviewId}/wish`]: {
    ...workerRow,
    answer,
    call: (principal) => ({
      path: { interviewId: interviewId() },
      body: { at: inAWeek(), reason: 'CANARY-TALK' },
      headers: headersFor(workerRow.but, principal),
    }),
  },
})

function rowsOf(
  prefix: string,
  { access, but }: Pick<Row, 'access' | 'but'>,
  interviewId: () => string,
): Readonly<Record<string, Row>> {
  const one = `${prefix}/{interviewId}`
  const path = () => ({ interviewId: interviewId() })
  return {
    [`GET ${prefix}`]: { access },
    [`GET ${one}`]: { access, but, call: () => ({ path: path() }) },
    [`PUT ${one}/agreement`]: {
      access,
      but,
      answer,
      call: (principal) => ({ path: path(), body: { at: inAWeek() }, headers: headersFor(but, principal) }),
    },
    [`PUT ${one}/ending`]: {
      access,
      but,
      answer,
      call: (principal) => ({ path: path(), body: { event: 'cancel' }, headers: headersFor(but, principal) }),
    },
  }
}
