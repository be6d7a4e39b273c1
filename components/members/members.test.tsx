import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Problem, ProblemError } from '@/lib/api/problem'
import type { Invitation, JoinRequest, Member } from '@/lib/members/member'
import type * as Requests from '@/lib/members/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { wholeText } from '@/lib/testing/whole-text'
import { permissions, permissionsOf, roles } from '@/validators/permissions'
import { RoleTable } from './role-table'

const id = (last: number) => `01a1f8da-0000-7057-8c94-${String(last).padStart(12, '0')}`

const member = (last: number, changes: Partial<Member> = {}): Member => ({
  id: id(last),
  displayName: `คนที่ ${last}`,
  email: `person-${last}@example.com`,
  photoUrl: null,
  role: 'recruiter',
  branches: [],
  isCaller: false,
  isManaged: true,
  version: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
  ...changes,
})

const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: id(900),
  email: 'invited@example.com',
  role: 'finance',
  branches: [],
  state: 'pending',
  events: ['resend', 'revoke'],
  inviterName: 'บัวลอย',
  sentAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-27T02:00:00.000Z',
  ...changes,
})

const joinRequest = (changes: Partial<JoinRequest> = {}): JoinRequest => ({
  id: id(700),
  displayName: 'สมหญิง ขอเข้า',
  email: 'requester@example.com',
  message: 'ดูแลสาขาสยาม',
  state: 'pending',
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-12-04T02:00:00.000Z',
  ...changes,
})

type Asked = { what: keyof typeof Requests; with: unknown[] }
type Answer = { data?: unknown; problem?: Problem }

/** The service as the panel sees it: its requests, and its answers. */
let asked: Asked[] = []
let answer: (request: Asked) => Answer

const told = (what: Asked['what'], ...sent: unknown[]): Answer => {
  const request = { what, with: sent }
  asked.push(request)
  return answer(request)
}
const dataOf = async ({ data, problem: refused }: Answer) => {
  if (refused) throw new ProblemError(refused)
  return data as never
}
const answerOf = async ({ data, problem: error }: Answer) =>
  ({ data, error, response: { ok: !error } }) as never

const requests: typeof Requests = {
  askMembers: (q, cursor) => dataOf(told('askMembers', q, cursor)),
  askInvitations: (cursor) => dataOf(told('askInvitations', cursor)),
  askBranches: (q) => dataOf(told('askBranches', q)),
  removeMember: (id) => dataOf(told('removeMember', id)),
  leaveCompany: () => dataOf(told('leaveCompany')),
  changeInvitation: (id, event) => dataOf(told('changeInvitation', id, event)),
  inviteMember: (body, headers) => answerOf(told('inviteMember', body, headers)),
  askJoinRequests: (cursor) => dataOf(told('askJoinRequests', cursor)),
  acceptJoinRequest: (id, place) => answerOf(told('acceptJoinRequest', id, place)),
  declineJoinRequest: (id) => dataOf(told('declineJoinRequest', id)),
  putMember: (target, body, headers) => answerOf(told('putMember', target, body, headers)),
}
jest.unstable_mockModule('@/lib/members/requests', () => requests)
const { default: TeamPanel } = await import('./team-panel')
const { LeaveButton } = await import('./leave-button')
// Dialogs that load on demand are loaded in advance, so that opening one waits for nothing.
await import('./invite-dialog')
await import('./member-dialog')
await import('./member-conflict')
await import('./confirm-going')
await import('./cannot-leave')
await import('./accept-dialog')

beforeEach(() => {
  asked = []
  answer = ({ what }) => {
    throw new Error(`${what} was not expected`)
  }
})

const page = <Item,>(items: Item[], nextCursor: string | null = null) => ({ items, nextCursor })
const problem = (status: number, code: string, more: object = {}): Answer => ({
  problem: { type: 'about:blank', title: code, status, code, requestId: 'request-1', ...more },
})

const team = (
  members: Member[],
  invitations: Invitation[] = [],
  nextCursor: string | null = null,
  joinRequests: JoinRequest[] = [],
) =>
  renderInThai(
    <TeamPanel
      members={page(members, nextCursor)}
      invitations={page(invitations)}
      joinRequests={page(joinRequests)}
      given={roles.filter((role) => role !== 'owner')}
    />,
  )

const names = () => screen.queryAllByText(wholeText(/^คนที่ \d+$/)).map((element) => element.textContent)

describe('the table of who may do what', () => {
  test('says of every role and permission what the permission table says', () => {
    renderInThai(<RoleTable />)
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows).toHaveLength(permissions.length)
    const column = (index: number) =>
      rows.filter((row) => within(within(row).getAllByRole('cell')[index] as HTMLElement).queryByRole('img'))
    roles.forEach((role, index) => {
      expect([role, column(index).length]).toEqual([role, permissionsOf(role).length])
    })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'เจ้าของ',
      'ผู้ดูแล',
      'ฝ่ายบุคคล',
      'ผู้จัดการสาขา',
      'ฝ่ายการเงิน',
    ])
  })
})

describe('the list of members', () => {
  test('offers to manage those whom the viewer may, and names the branches of a branch manager', () => {
    team([
      member(1, { isManaged: false, role: 'owner' }),
      member(2, { role: 'branch_manager', branches: [{ id: id(50), name: 'สยาม' }] }),
      member(3, { role: 'branch_manager' }),
    ])
    const buttons = screen.getAllByRole('button', { name: /^จัดการ / })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['จัดการ คนที่ 2', 'จัดการ คนที่ 3'])
    expect(screen.getByText('สยาม')).toBeVisible()
    expect(screen.getByText('ยังไม่มีสาขาที่ดูแล')).toBeVisible()
  })

  test('goes on page by page, and is searched by the service', async () => {
    team([member(1)], [], 'cursor-1')
    answer = ({ with: [q] }) => ({ data: page(q ? [member(7)] : [member(2)]) })
    await userEvent.click(screen.getByRole('button', { name: 'ดูสมาชิกเพิ่ม' }))
    await waitFor(() => expect(names()).toEqual(['คนที่ 1', 'คนที่ 2']))
    await userEvent.type(screen.getByRole('searchbox'), 'เจ็ด')
    await waitFor(() => expect(names()).toEqual(['คนที่ 7']))
    expect(asked[0]?.with).toEqual(['', 'cursor-1'])
    expect(asked.at(-1)?.with).toEqual(['เจ็ด', undefined])
  })

  test('says that nobody is found, and that it could not be asked', async () => {
    team([member(1)])
    answer = () => ({ data: page([]) })
    await userEvent.type(screen.getByRole('searchbox'), 'ไม่มี')
    await waitFor(() => expect(screen.getByText(/ไม่พบสมาชิก/)).toBeVisible())
    answer = () => problem(503, 'unavailable')
    await userEvent.type(screen.getByRole('searchbox'), '!')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('โหลดรายการไม่สำเร็จ'))
    answer = () => ({ data: page([member(4)]) })
    await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    await waitFor(() => expect(names()).toEqual(['คนที่ 4']))
  })

  test('shows what was asked for last, and what was overtaken never', async () => {
    team([member(1)])
    const late: (() => void)[] = []
    answer = ({ with: [q] }) => ({
      data: new Promise((resolve) => late.push(() => resolve(page([member(q === 'ก' ? 5 : 6)])))),
    })
    await userEvent.type(screen.getByRole('searchbox'), 'กขค')
    // One request at a time: input typed meanwhile waits, and only the latest is sent.
    expect(asked.map(({ with: [q] }) => q)).toEqual(['ก'])
    late[0]?.()
    await waitFor(() => expect(asked.map(({ with: [q] }) => q)).toEqual(['ก', 'กขค']))
    expect(names()).toEqual(['คนที่ 1'])
    late[1]?.()
    await waitFor(() => expect(names()).toEqual(['คนที่ 6']))
  })
})

describe('changing a member', () => {
  const open = async (last: number) =>
    userEvent.click(screen.getByRole('button', { name: `จัดการ คนที่ ${last}` }))
  const dialog = () => screen.findByRole('dialog', { name: 'คนที่ 2' })

  test('sends the place at the version that was read, and shows what came of it', async () => {
    team([member(2, { version: 4 })])
    await open(2)
    answer = () => ({ data: member(2, { role: 'finance', version: 5 }) })
    await userEvent.selectOptions(within(await dialog()).getByLabelText('บทบาท'), 'finance')
    await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toMatchObject([
      {
        what: 'putMember',
        with: [{ id: id(2) }, { role: 'finance', branchIds: [] }, { 'If-Match': '"4"' }],
      },
    ])
    expect(screen.getByText('ฝ่ายการเงิน')).toBeVisible()
  })

  test('roles only owners give are not offered', async () => {
    team([member(2)])
    await open(2)
    const options = within(within(await dialog()).getByLabelText('บทบาท')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'เลือกบทบาท',
      'ผู้ดูแล',
      'ฝ่ายบุคคล',
      'ผู้จัดการสาขา',
      'ฝ่ายการเงิน',
    ])
  })

  test('a branch manager needs a branch; those chosen stay shown while others are searched', async () => {
    team([member(2)])
    await open(2)
    const branches = Array.from({ length: 9 }, (_, index) => ({ id: id(50 + index), name: `สาขา ${index}` }))
    answer = ({ with: [q] }) => ({ data: q ? branches.slice(8) : branches.slice(0, 8) })
    const form = within(await dialog())
    await userEvent.selectOptions(form.getByLabelText('บทบาท'), 'branch_manager')
    await userEvent.click(form.getByRole('button', { name: 'บันทึก' }))
    expect(await form.findByText('กรุณาเลือกสาขาที่ดูแล')).toBeVisible()
    await userEvent.click(await form.findByRole('checkbox', { name: 'สาขา 3' }))
    await userEvent.type(form.getByRole('searchbox', { name: 'ค้นหาชื่อสาขา' }), '8')
    await userEvent.click(await form.findByRole('checkbox', { name: 'สาขา 8' }))
    expect(form.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      true,
    ])
    answer = () => ({ data: member(2, { role: 'branch_manager', version: 2 }) })
    await userEvent.click(form.getByRole('button', { name: 'บันทึก' }))
    await waitFor(() => expect(asked.at(-1)?.what).toBe('putMember'))
    expect(asked.at(-1)?.with[1]).toEqual({ role: 'branch_manager', branchIds: [id(53), id(58)] })
  })

  test('a lost race shows both places and loses neither', async () => {
    team([member(2)])
    await open(2)
    const current = member(2, { role: 'admin', version: 9 })
    answer = () => problem(412, 'stale', { current })
    await userEvent.selectOptions(within(await dialog()).getByLabelText('บทบาท'), 'finance')
    await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }))
    const conflict = within(await screen.findByRole('dialog', { name: 'มีคนแก้ไขข้อมูลนี้ก่อนหน้าคุณ' }))
    expect(conflict.getByRole('row', { name: 'บทบาท ฝ่ายการเงิน ผู้ดูแล' })).toBeVisible()
    answer = () => ({ data: member(2, { role: 'finance', version: 10 }) })
    await userEvent.click(conflict.getByRole('button', { name: 'บันทึกของฉันทับ' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.map(({ with: [, , headers] }) => headers)).toEqual([
      { 'If-Match': '"1"' },
      { 'If-Match': '"9"' },
    ])
  })

  test('one who is removed is gone from the list; a refusal is said and changes nothing', async () => {
    team([member(1), member(2)])
    await open(2)
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'นำออกจากทีม' }))
    answer = () => problem(403, 'owners_only')
    const confirm = within(await screen.findByRole('dialog', { name: 'นำ คนที่ 2 ออกจากทีม' }))
    await userEvent.click(confirm.getByRole('button', { name: 'นำออก' }))
    expect(await confirm.findByText('เฉพาะเจ้าของเท่านั้นที่จัดการเจ้าของได้')).toBeVisible()
    expect(names()).toEqual(['คนที่ 1', 'คนที่ 2'])
    answer = () => ({ data: {} })
    await userEvent.click(confirm.getByRole('button', { name: 'นำออก' }))
    await waitFor(() => expect(names()).toEqual(['คนที่ 1']))
    expect(asked.at(-1)).toEqual({ what: 'removeMember', with: [id(2)] })
  })
})

describe('invitations', () => {
  const inviting = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'เชิญเพื่อนร่วมทีม' }))
    return within(await screen.findByRole('dialog', { name: 'เชิญเพื่อนร่วมทีม' }))
  }

  test('one that is sent stands first; the same text after a lost answer is the same request', async () => {
    team([member(1)], [invitation()])
    const form = await inviting()
    await userEvent.type(form.getByLabelText('อีเมลของคนที่เชิญ'), 'new@example.com')
    await userEvent.selectOptions(form.getByLabelText('บทบาท'), 'recruiter')
    answer = () => problem(503, 'unavailable')
    await userEvent.click(form.getByRole('button', { name: 'ส่งคำเชิญ' }))
    expect(await form.findByRole('alert')).toBeVisible()
    answer = () => ({ data: invitation({ id: id(901), email: 'new@example.com' }) })
    await userEvent.click(form.getByRole('button', { name: 'ส่งคำเชิญ' }))
    await waitFor(() =>
      expect(screen.getAllByText(/@example\.com$/).map(({ textContent }) => textContent)).toEqual([
        'new@example.com',
        'invited@example.com',
        'person-1@example.com',
      ]),
    )
    const keys = asked.map(({ with: [, headers] }) => headers)
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toEqual({ 'Idempotency-Key': expect.any(String) })
  })

  test('an address that is in the team is refused in words', async () => {
    team([member(1)])
    const form = await inviting()
    await userEvent.type(form.getByLabelText('อีเมลของคนที่เชิญ'), 'person-1@example.com')
    await userEvent.selectOptions(form.getByLabelText('บทบาท'), 'recruiter')
    answer = () => problem(409, 'already_in_company')
    await userEvent.click(form.getByRole('button', { name: 'ส่งคำเชิญ' }))
    expect(await form.findByText('คนที่ใช้อีเมลนี้อยู่ในทีมแล้ว')).toBeVisible()
    expect(form.getByLabelText('อีเมลของคนที่เชิญ')).toHaveValue('person-1@example.com')
  })

  test('what can be done is what the service says: sent again it stays, taken back it goes', async () => {
    team(
      [member(1)],
      [
        invitation({ state: 'expired' }),
        invitation({ id: id(902), email: 'no@example.com', state: 'declined', events: [] }),
      ],
    )
    expect(screen.getByText('หมดอายุ')).toBeVisible()
    expect(screen.getByText('ปฏิเสธแล้ว')).toBeVisible()
    answer = () => ({ data: invitation() })
    await userEvent.click(screen.getByRole('button', { name: /^ส่งอีกครั้งไปที่ invited@/ }))
    expect(await screen.findByText('รอตอบรับ')).toBeVisible()
    answer = () => ({ data: invitation({ state: 'revoked', events: [] }) })
    await userEvent.click(screen.getByRole('button', { name: /^ยกเลิกคำเชิญไปที่ invited@/ }))
    await waitFor(() => expect(screen.queryByText('invited@example.com')).toBeNull())
    expect(asked.map(({ with: sent }) => sent)).toEqual([
      [id(900), 'resend'],
      [id(900), 'revoke'],
    ])
    expect(screen.queryByRole('button', { name: /no@example/ })).toBeNull()
  })

  test('one that was answered meanwhile brings the lists up to date', async () => {
    team([member(1)], [invitation()])
    answer = ({ what }) => {
      if (what === 'changeInvitation') return problem(409, 'wrong_state')
      return { data: what === 'askMembers' ? page([member(1), member(2)]) : page([]) }
    }
    await userEvent.click(screen.getByRole('button', { name: /^ยกเลิกคำเชิญไปที่/ }))
    await waitFor(() => expect(names()).toEqual(['คนที่ 1', 'คนที่ 2']))
    expect(screen.queryByText('invited@example.com')).toBeNull()
  })
})

describe('leaving', () => {
  const press = async (isOwner: boolean) => {
    renderInThai(<LeaveButton isOwner={isOwner} />)
    await userEvent.click(screen.getByRole('button', { name: 'ออกจากทีม' }))
  }
  const owner = member(1, { role: 'owner', isCaller: true })

  test('the only member is told to delete the account instead, and is asked nothing', async () => {
    answer = () => ({ data: page([owner]) })
    await press(true)
    const dialog = within(await screen.findByRole('dialog', { name: 'ยังออกจากทีมไม่ได้' }))
    expect(dialog.getByText(/^คุณเป็นสมาชิกคนเดียว/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'ไปที่ลบบัญชี' })).toHaveAttribute('href', '#deletion')
    expect(dialog.queryByRole('button', { name: 'ออกจากทีม' })).toBeNull()
  })

  test('the only owner is told to appoint another one, who is looked for on every page', async () => {
    answer = ({ with: [, cursor] }) => ({
      data: cursor ? page([owner]) : page([member(2), member(3, { role: 'admin' })], 'more'),
    })
    await press(true)
    const dialog = within(await screen.findByRole('dialog', { name: 'ยังออกจากทีมไม่ได้' }))
    expect(dialog.getByText(/^คุณเป็นเจ้าของคนเดียว/)).toBeVisible()
    expect(dialog.queryByRole('link')).toBeNull()
    expect(asked.map(({ what }) => what)).toEqual(['askMembers', 'askMembers'])
  })

  test.each([
    ['an owner beside another one', true, ['askMembers']],
    ['a recruiter', false, []],
  ])('%s is asked', async (_who, isOwner, requests) => {
    answer = () => ({ data: page([owner, member(2, { role: 'owner' })]) })
    await press(isOwner)
    expect(await screen.findByRole('dialog', { name: 'ออกจากทีมนี้' })).toBeVisible()
    expect(asked.map(({ what }) => what)).toEqual(requests)
  })

  test('an owner whose colleagues are not known is asked, and told by the service', async () => {
    answer = ({ what }) => (what === 'askMembers' ? problem(503, 'unavailable') : problem(409, 'last_owner'))
    await press(true)
    const dialog = within(await screen.findByRole('dialog', { name: 'ออกจากทีมนี้' }))
    await userEvent.click(dialog.getByRole('button', { name: 'ออกจากทีม' }))
    expect(await dialog.findByText(/ต้องมีเจ้าของอย่างน้อย 1 คน/)).toBeVisible()
  })
})

describe('people who ask for a place', () => {
  test('are shown with what they wrote; without any the list says how they come', () => {
    team([member(1)])
    expect(screen.getByText(/^ยังไม่มีคำขอ/)).toBeVisible()
  })

  test('are taken in with a role, and are members then', async () => {
    team([member(1)], [], null, [joinRequest()])
    expect(await screen.findByText('ดูแลสาขาสยาม')).toBeVisible()
    expect(screen.getByText('requester@example.com')).toBeVisible()
    answer = ({ what }) =>
      what === 'askMembers'
        ? { data: page([member(1), member(2, { displayName: 'สมหญิง ขอเข้า' })]) }
        : { data: joinRequest({ state: 'accepted' }) }
    await userEvent.click(screen.getByRole('button', { name: 'รับเข้าทีม: สมหญิง ขอเข้า' }))
    const dialog = await screen.findByRole('dialog', { name: 'รับเข้าทีม: สมหญิง ขอเข้า' })
    expect(within(dialog).queryByRole('option', { name: 'เจ้าของ' })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'รับเข้าทีม' }))
    expect(asked).toEqual([])
    await userEvent.selectOptions(within(dialog).getByLabelText('บทบาท'), 'recruiter')
    await userEvent.click(within(dialog).getByRole('button', { name: 'รับเข้าทีม' }))
    await waitFor(() => expect(screen.getByText(/^ยังไม่มีคำขอ/)).toBeVisible())
    expect(asked[0]).toEqual({
      what: 'acceptJoinRequest',
      with: [id(700), { role: 'recruiter', branchIds: [] }],
    })
    await waitFor(() => expect(screen.getByText(wholeText('สมหญิง ขอเข้า'))).toBeVisible())
  })

  test('are refused after one question, and a refusal of the service is said', async () => {
    team([member(1)], [], null, [joinRequest()])
    answer = ({ what }) => (what === 'askJoinRequests' ? { data: page([]) } : problem(409, 'wrong_state'))
    await userEvent.click(await screen.findByRole('button', { name: 'ปฏิเสธคำขอของ สมหญิง ขอเข้า' }))
    const dialog = await screen.findByRole('dialog', { name: 'ปฏิเสธคำขอของ สมหญิง ขอเข้า' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'ปฏิเสธ' }))
    expect(await within(dialog).findByText(/สถานะของรายการนี้เปลี่ยนไปแล้ว/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'ยังไม่ตัดสินใจ' }))
    await waitFor(() => expect(screen.getByText(/^ยังไม่มีคำขอ/)).toBeVisible())
    expect(asked.map(({ what }) => what)).toEqual(['declineJoinRequest', 'askJoinRequests'])
  })
})
