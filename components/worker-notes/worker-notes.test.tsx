import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type * as Requests from '@/lib/worker-notes/requests'
import type { WorkerNote } from '@/lib/worker-notes/worker-note'
import { workerNoteLimit } from '@/validators/note-limit'

const addWorkerNote = jest.fn<typeof Requests.addWorkerNote>()
const removeWorkerNote = jest.fn<typeof Requests.removeWorkerNote>()
jest.unstable_mockModule('@/lib/worker-notes/requests', () => ({ addWorkerNote, removeWorkerNote }))
const { WorkerNotes } = await import('./worker-notes')

const note = (number: number, changes: Partial<WorkerNote> = {}): WorkerNote => ({
  id: `note-${number}`,
  text: `โน้ตที่ ${number}`,
  authorName: 'บัวลอย ใจเย็น',
  isOwn: false,
  createdAt: '2026-11-20T03:30:00.000Z',
  ...changes,
})

beforeEach(() => {
  addWorkerNote.mockReset()
  removeWorkerNote.mockReset()
})

const show = (notes: readonly WorkerNote[] | null) => renderInThai(<WorkerNotes workerId="w" notes={notes} />)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'เขียนโน้ต' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'เก็บโน้ต' }))

describe('notes of a team', () => {
  test('say who wrote them and when; only one’s own can be removed', () => {
    show([note(1), note(2, { authorName: null }), note(3, { isOwn: true })])
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('บัวลอย ใจเย็น · ศ. 20 พ.ย. 2569 10:30 น.'),
      expect.stringContaining('คนที่ออกจากทีมแล้ว'),
      expect.stringContaining('โน้ตที่ 3'),
    ])
    expect(screen.getAllByRole('button', { name: /^ลบ/ })).toHaveLength(1)
  })

  test('a new one stands at the end, and the field is empty for the next', async () => {
    addWorkerNote.mockResolvedValue(note(2, { text: 'มาตรงเวลา', isOwn: true }))
    show([note(1)])
    await userEvent.type(field(), '  มาตรงเวลา  ')
    await send()
    expect(addWorkerNote).toHaveBeenCalledWith('w', 'มาตรงเวลา', expect.any(String))
    await waitFor(() => expect(field().value).toBe(''))
    expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch('มาตรงเวลา')
    expect(screen.getByRole('status').textContent).toBe('เก็บโน้ตแล้ว')
  })

  test('a refused one stays in the field with the reason, and is sent again under the same key', async () => {
    addWorkerNote.mockRejectedValueOnce(new ProblemError(localProblem('worker_notes_full')))
    addWorkerNote.mockResolvedValueOnce(note(2))
    show([])
    await userEvent.type(field(), 'มาตรงเวลา')
    await send()
    expect((await screen.findByRole('alert')).textContent).toMatch('ครบ 100 ข้อ')
    expect(field().value).toBe('มาตรงเวลา')
    await send()
    await waitFor(() => expect(field().value).toBe(''))
    const keys = addWorkerNote.mock.calls.map(([, , key]) => key)
    expect(keys[0]).toBe(keys[1])
  })

  test('nothing and spaces are not sent', async () => {
    show([])
    await send()
    await userEvent.type(field(), '   ')
    await send()
    expect(addWorkerNote).not.toHaveBeenCalled()
  })

  test('what is too long stays whole and is not sent, and says how much is to go', async () => {
    addWorkerNote.mockResolvedValue(note(2))
    show([])
    const pasted = `${'ก'.repeat(workerNoteLimit)} มาสาย`
    await userEvent.click(field())
    await userEvent.paste(pasted)
    await send()
    expect(addWorkerNote).not.toHaveBeenCalled()
    expect(field()).toHaveValue(pasted)
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription(/ยาวเกิน 500 ตัวอักษร ลบออกอีก 6 ตัวอักษร/)
    await userEvent.type(field(), '{Backspace>6}')
    expect(screen.queryByRole('alert')).toBeNull()
    await send()
    expect(addWorkerNote).toHaveBeenCalledWith('w', 'ก'.repeat(workerNoteLimit), expect.any(String))
  })

  test('one’s own goes; where it is refused it stays and says why', async () => {
    removeWorkerNote.mockRejectedValueOnce(new ProblemError(localProblem('network')))
    removeWorkerNote.mockResolvedValueOnce(undefined as never)
    show([note(1, { isOwn: true })])
    await userEvent.click(screen.getByRole('button', { name: /^ลบ/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
    await userEvent.click(screen.getByRole('button', { name: /^ลบ/ }))
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    expect(screen.getByRole('status').textContent).toBe('ลบโน้ตแล้ว')
  })

  test('that could not be read say so, and a new one can still be written', () => {
    show(null)
    expect(screen.getByText('โหลดโน้ตไม่ได้ชั่วคราว')).toBeDefined()
    expect(field()).toBeDefined()
  })
})
