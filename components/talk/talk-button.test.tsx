import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Reach } from '@/components/ui/reach'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Ways from '@/lib/talk/ways'
import { renderInThai } from '@/lib/testing/render-in-thai'

const push = jest.fn()
const beginTalk = jest.fn<typeof Ways.beginTalk>()
const toast = jest.fn()

jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ push, prefetch: () => undefined }),
}))
jest.unstable_mockModule('@/lib/talk/ways', () => ({ beginTalk, talkPath: (id: string) => `/chat?c=${id}` }))
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast }))
const { default: TalkButton } = await import('./talk-button')
const { TalkWays } = await import('./talk-ways')

const person = { partner: { workerId: 'w1' }, name: 'สมศรี ใจดี' }
const button = () => screen.getByRole('button', { name: 'แชตกับ สมศรี ใจดี' })
const refuse = (code: 'not_found' | 'unavailable', status: number) =>
  beginTalk.mockRejectedValue(new ProblemError({ ...localProblem('unavailable'), code, status }))

beforeEach(() => {
  jest.clearAllMocks()
  beginTalk.mockResolvedValue('c1')
})

describe('a way to a conversation', () => {
  test('begins it about the post, and leads there', async () => {
    renderInThai(<TalkButton {...person} postId="p1" />)
    await userEvent.click(button())
    expect(beginTalk).toHaveBeenCalledWith({ workerId: 'w1' }, 'p1')
    expect(push).toHaveBeenCalledWith('/chat?c=c1')
  })

  test('a second press while it begins is none', async () => {
    let answer: (id: string) => void = () => undefined
    beginTalk.mockReturnValue(new Promise((done) => (answer = done)))
    renderInThai(<TalkButton {...person} />)
    await userEvent.click(button())
    await userEvent.click(button())
    expect(beginTalk).toHaveBeenCalledTimes(1)
    await act(async () => answer('c1'))
    expect(push).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a worker', { workerId: 'w1' }, /คุยได้เมื่อเขาสมัครงานของคุณ/],
    ['a company', { companyId: 'c1' }, /คุยได้เมื่อคุณสมัครงานของร้านนี้/],
  ])('says when one may write to %s, where one may not', async (_whom, partner, sentence) => {
    refuse('not_found', 404)
    renderInThai(<TalkButton {...person} partner={partner} />)
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(push).not.toHaveBeenCalled()
  })

  test('says that the service was not reached, and can be pressed again', async () => {
    refuse('unavailable', 503)
    renderInThai(<TalkButton {...person} />)
    await userEvent.click(button())
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
    beginTalk.mockResolvedValue('c2')
    await userEvent.click(button())
    expect(push).toHaveBeenCalledWith('/chat?c=c2')
  })

  test('without room for words it says so at the edge of the page', async () => {
    refuse('not_found', 404)
    renderInThai(<TalkButton {...person} looks="icon" />)
    await userEvent.click(button())
    expect(toast).toHaveBeenCalledWith('error', expect.stringContaining('แชตกับ สมศรี ใจดี ไม่ได้'))
  })

  test.each(['icon', 'button'] as const)('of an unproven company leads to its proof (%s)', (looks) => {
    renderInThai(<TalkButton {...person} looks={looks} isUnproven />)
    expect(screen.getByRole('link', { name: /^ยืนยันบริษัทเพื่อแชต/ })).toHaveAttribute('href', '/profile-document')
  })
})

test.each([
  ['workers', { workerId: 'x1' }],
  ['companies', { companyId: 'x1' }],
] as const)('a page gives it to all %s it names', async (to, partner) => {
  renderInThai(
    <TalkWays to={to} postId="p1">
      <Reach id="x1" name="สมศรี ใจดี" />
    </TalkWays>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'แชตกับ สมศรี ใจดี' }))
  expect(beginTalk).toHaveBeenCalledWith(partner, 'p1')
})

test('a page without chat draws none', () => {
  const { container } = renderInThai(<Reach id="x1" name="สมศรี ใจดี" />)
  expect(container).toBeEmptyDOMElement()
})
