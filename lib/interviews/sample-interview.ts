import type { Interview } from './interview'
import type * as Requests from './requests'

/** An interview by telephone that a company has proposed, as the company sees it, for tests; optional facts are empty. */
export const sampleInterview: Interview = {
  id: 'interview-1',
  version: 1,
  state: 'proposed',
  with: { kind: 'worker', id: 'worker-1', name: 'ณัฐชา', photoUrl: null, standing: null },
  conversationId: 'talk',
  post: { id: 'post', title: 'พนักงานเสิร์ฟ', workType: 'waiter' },
  kind: 'phone',
  place: '',
  position: null,
  phone: null,
  note: '',
  minutes: 30,
  times: ['2026-11-30T07:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  startsAt: null,
  expiresAt: '2026-11-29T09:09:00.000Z',
  reconsiderUntil: null,
  asked: null,
  outcome: null,
  cancelledBy: null,
  sequence: 0,
  can: ['propose', 'cancel'],
  createdAt: '2026-11-28T09:09:00.000Z',
  updatedAt: '2026-11-28T09:09:00.000Z',
}

const unasked = () => Promise.reject(new Error('nothing asks for it here'))

/** The requests about interviews, each of which fails a test that makes it. */
export const unaskedInterviews: typeof Requests = {
  acceptTime: unasked,
  answerByLink: unasked,
  askInterview: unasked,
  askInterviews: unasked,
  askOtherTime: unasked,
  endInterview: unasked,
  noteOutcome: unasked,
  proposeInterview: unasked,
  proposeOtherTimes: unasked,
  reconsiderInterview: unasked,
}
