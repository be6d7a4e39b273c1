import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { refusedFile } from '@/lib/uploads/refused-file'
import type { SendOptions } from '@/lib/uploads/send-picture'
import type { UploadResult } from '@/lib/uploads/upload'

type Sending = SendOptions & { readonly source: File; readonly end: (result: UploadResult) => void }

/** Running uploads; journey tests cover the real ones. */
let sendings: Sending[] = []
jest.unstable_mockModule('@/lib/uploads/send-picture', () => ({
  sendPicture: (source: File, options: SendOptions) =>
    new Promise<UploadResult>((end) => sendings.push({ ...options, source, end })),
}))

const { Form } = await import('@/components/forms/form')
const { useValidatedForm } = await import('@/components/forms/use-validated-form')
const { renderInThai } = await import('@/lib/testing/render-in-thai')
const { PhotoField } = await import('./photo-field')
const { object } = await import('yup')
const { texts } = await import('@/validators/fields')

const busy = jest.fn()

function Sample({ photos = [] }: { photos?: string[] }) {
  const form = useValidatedForm(object({ photos: texts(500, 3) }), { photos })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <PhotoField
        name="photos"
        label="รูปสาขา"
        max={3}
        maxBytes={1_000}
        askPermit={() => Promise.reject(new Error('not asked here'))}
        onBusy={busy}
        icon="branch"
      />
      <output>{form.watch('photos').join(' ')}</output>
    </Form>
  )
}

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const choose = async (...names: string[]) => {
  const before = sendings.length
  await userEvent.upload(screen.getByLabelText(/รูปสาขา/, { selector: 'input' }), names.map(picture))
  await waitFor(() => expect(sendings.length).toBe(before + Math.min(names.length, 3)))
}
const sending = (name: string) => {
  const found = sendings.findLast(({ source }) => source.name === name)
  if (!found) throw new Error(`${name} is not being sent`)
  return found
}
const end = (name: string, result: UploadResult) => act(async () => sending(name).end(result))
const value = () => screen.getAllByRole('status').find((element) => element.tagName === 'OUTPUT')?.textContent

beforeEach(() => {
  sendings = []
  busy.mockClear()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})

describe('photos', () => {
  test('say how far each is, and become the value in the order they were chosen', async () => {
    renderInThai(<Sample />)
    await choose('a.jpg', 'b.jpg')
    expect(screen.getAllByText('กำลังเตรียมรูป')).toHaveLength(2)
    act(() => sending('b.jpg').onProgress(40))
    expect(screen.getByText('กำลังส่ง 40%')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'b.jpg' })).toHaveAttribute('value', '40')
    expect(busy).toHaveBeenLastCalledWith(true)
    await end('b.jpg', { url: 'https://files/b', error: null })
    await end('a.jpg', { url: 'https://files/a', error: null })
    expect(value()).toBe('https://files/a https://files/b')
    expect(busy).toHaveBeenLastCalledWith(false)
    expect(screen.getByText('เพิ่มรูปแล้ว ขณะนี้มี 2 รูป')).toBeVisible()
    expect(screen.getByText('รูปหลัก')).toBeVisible()
  })

  test('a failure says why in Thai and what to do; trying again sends it again', async () => {
    renderInThai(<Sample />)
    await choose('a.jpg')
    await end('a.jpg', { url: '', error: { code: 'storage/quota-exceeded' } })
    expect(screen.getByRole('alert')).toHaveTextContent('ที่เก็บไฟล์เต็มชั่วคราว')
    await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง a.jpg' }))
    await waitFor(() => expect(sendings).toHaveLength(2))
    await end('a.jpg', { url: 'https://files/a', error: null })
    expect(value()).toBe('https://files/a')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a file that is no picture can only be taken out', async () => {
    renderInThai(<Sample />)
    await choose('a.jpg')
    await end('a.jpg', { url: '', error: new ProblemError(localProblem('not_a_picture')) })
    expect(screen.getByRole('alert')).toHaveTextContent('ไฟล์นี้ไม่ใช่รูปภาพ')
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง a.jpg' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'นำออก a.jpg' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('one that is too large is told the limit and its own size, and cannot be sent again', async () => {
    renderInThai(<Sample />)
    await choose('a.jpg')
    await end('a.jpg', {
      url: '',
      error: refusedFile({ rule: 'size', params: { limit: 30_720, actual: 42_001 } }),
    })
    expect(screen.getByRole('alert')).toHaveTextContent('ไฟล์นี้ต้องมีขนาดไม่เกิน 30 เมกะไบต์ แต่มีขนาด 41.1 เมกะไบต์')
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง a.jpg' })).toBeNull()
  })

  test('cancelling gives up, and what arrives all the same is not taken', async () => {
    renderInThai(<Sample />)
    await choose('a.jpg')
    const { signal } = sending('a.jpg')
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก a.jpg' }))
    expect(signal.aborted).toBe(true)
    await end('a.jpg', { url: 'https://files/a', error: null })
    expect(value()).toBe('')
  })

  test('leaving the form gives up what is under way', async () => {
    const { unmount } = renderInThai(<Sample />)
    await choose('a.jpg')
    unmount()
    expect(sending('a.jpg').signal.aborted).toBe(true)
  })

  test('no more are sent than fit, counting those under way', async () => {
    renderInThai(<Sample />)
    await choose('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg')
    expect(sendings.map(({ source }) => source.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(screen.getByText('เพิ่มได้ไม่เกิน 3 รูป จึงไม่ได้เพิ่ม 1 รูปหลัง')).toBeVisible()
    expect(screen.getByLabelText(/รูปสาขา/)).toBeDisabled()
  })

  test('one taken out comes back where it was', async () => {
    renderInThai(<Sample photos={['https://files/a', 'https://files/b', 'https://files/c']} />)
    await userEvent.click(screen.getByRole('button', { name: 'นำรูปที่ 2 ออก' }))
    expect(value()).toBe('https://files/a https://files/c')
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }))
    expect(value()).toBe('https://files/a https://files/b https://files/c')
  })

  test('are put in order by buttons, which say so and keep the focus', async () => {
    renderInThai(<Sample photos={['https://files/a', 'https://files/b', 'https://files/c']} />)
    const button = (name: string) => screen.getByRole('button', { name })
    expect(screen.queryByRole('button', { name: 'เลื่อนรูปที่ 1 ไปก่อนหน้า' })).toBeDisabled()
    await userEvent.click(button('เลื่อนรูปที่ 3 ไปก่อนหน้า'))
    expect(value()).toBe('https://files/a https://files/c https://files/b')
    expect(screen.getByText('ย้ายเป็นรูปที่ 2 แล้ว')).toBeVisible()
    expect(button('เลื่อนรูปที่ 2 ไปก่อนหน้า')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(value()).toBe('https://files/c https://files/a https://files/b')
    expect(button('เลื่อนรูปที่ 1 ไปถัดไป')).toHaveFocus()
  })

  test('are put in order by dragging', () => {
    renderInThai(<Sample photos={['https://files/a', 'https://files/b', 'https://files/c']} />)
    const [first, , third] = screen.getAllByRole('listitem')
    const dataTransfer = { effectAllowed: 'none' }
    fireEvent.dragStart(first as HTMLElement, { dataTransfer })
    fireEvent.dragOver(third as HTMLElement)
    fireEvent.drop(third as HTMLElement)
    expect(value()).toBe('https://files/b https://files/c https://files/a')
  })

  test('one that arrives after the others were put in order comes last', async () => {
    renderInThai(<Sample photos={['https://files/a']} />)
    await choose('b.jpg')
    await end('b.jpg', { url: 'https://files/b', error: null })
    await userEvent.click(screen.getByRole('button', { name: 'เลื่อนรูปที่ 2 ไปก่อนหน้า' }))
    await choose('c.jpg')
    await end('c.jpg', { url: 'https://files/c', error: null })
    expect(value()).toBe('https://files/b https://files/a https://files/c')
  })

  test('one that failed for want of a network goes by itself when there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderInThai(<Sample />)
    await choose('a.jpg')
    fireEvent.offline(window)
    expect(screen.getByText(/รูปจะส่งต่อเองเมื่อเชื่อมต่อได้/)).toBeVisible()
    await end('a.jpg', { url: '', error: new TypeError('Failed to fetch') })
    expect(screen.getByRole('alert')).toHaveTextContent('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
    online.mockReturnValue(true)
    fireEvent.online(window)
    await waitFor(() => expect(sendings).toHaveLength(2))
    online.mockRestore()
  })

  test('dropped files are taken as chosen ones', async () => {
    renderInThai(<Sample />)
    fireEvent.drop(screen.getByText('หรือลากรูปมาวางที่นี่'), { dataTransfer: { files: [picture('dropped.jpg')] } })
    await waitFor(() => expect(sending('dropped.jpg')).toBeDefined())
  })
})
