import { expect, test } from '@jest/globals'
import { stillStands } from './standing-answers'

type Given = Parameters<typeof stillStands>[0]

const given = (event: string, changes: Partial<Given> = {}): Given => ({
  applicationId: 'a',
  event,
  from: event === 'accept' || event === 'decline' ? 'offered' : 'hired',
  at: new Date('2026-11-28T03:00:00Z'),
  state: 'hired',
  postState: 'published',
  ...changes,
})
const later = { at: new Date('2026-11-28T04:00:00Z') }

test.each<[string, boolean, Given, Given[]]>([
  ['who accepted and comes', true, given('accept'), []],
  ['who accepted and gave all of it back', false, given('accept', { state: 'withdrawn' }), []],
  ['who accepted and was turned down after all', false, given('accept', { state: 'rejected' }), []],
  ['who accepted, of a cancelled post', false, given('accept', { postState: 'cancelled' }), []],
  ['who accepted and cannot come to a part', false, given('accept'), [given('give_back', later)]],
  ['that they cannot come to a part', true, given('give_back'), []],
  ['that they cannot come to a part, and then to none', true, given('give_back', { state: 'withdrawn' }), []],
  ['that they cannot come, before they were hired again', false, given('withdraw'), []],
  ['that they cannot come', true, given('withdraw', { state: 'withdrawn' }), []],
  ['who took the new terms and cannot come', false, given('accept_terms'), [given('give_back', later)]],
  [
    'who took the new terms, after another refused them',
    true,
    given('accept_terms'),
    [given('refuse_terms', { ...later, applicationId: 'b', state: 'withdrawn' })],
  ],
  ['who kept the old terms, and took the next', false, given('keep_terms'), [given('accept_terms', later)]],
  ['who accepted, and then took new terms', true, given('accept'), [given('accept_terms', later)]],
  ['who declined', true, given('decline', { state: 'offer_declined' }), []],
  ['who declined what is offered again', false, given('decline', { state: 'offered' }), []],
  ['who withdrew', true, given('withdraw', { from: 'viewed', state: 'withdrawn' }), []],
  ['who withdrew and applied again', false, given('withdraw', { from: 'viewed', state: 'submitted' }), []],
])('an answer of %s: stands %s', (_, stands, answer, others) => {
  expect(stillStands(answer, [answer, ...others])).toBe(stands)
})
