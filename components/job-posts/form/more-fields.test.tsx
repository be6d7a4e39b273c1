import { describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { jobPostFormSchema } from './job-post-schema'
import { type JobPostValues, jobPostBody, jobPostValues } from './job-post-values'
import MoreFields from './more-fields'
import type { PostReach } from './post-reach'
import { samplePost } from './sample-post'

stopCalendarAt('2099-11-01T03:00:00Z')

const onSubmit = jest.fn<(values: JobPostValues) => void>()
const branches = [
  { id: samplePost.branchId ?? '', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' },
]

/** A lawful post in a future year, so that only the tested fields can be invalid. */
const wholePost: JobPost = {
  ...samplePost,
  shifts: [
    {
      id: 'shift1',
      date: '2099-12-01',
      startTime: '09:00',
      endTime: '18:00',
      breakMinutes: 60,
      headcount: null,
    },
  ],
  experienceMonths: null,
  languages: [],
  gear: null,
  contactName: null,
  knockOutQuestions: [],
  benefits: [],
  otherBenefits: null,
  applyBy: null,
  interviewMode: 'none',
}

const groups = {
  favourites: 12,
  items: [{ id: '0190a5c2-0000-7000-8000-00000000000a', name: 'ครัว', members: 3 }],
}

function Sample({ post = wholePost, reach = groups }: { post?: JobPost; reach?: PostReach }) {
  const form = useValidatedForm(jobPostFormSchema(branches), jobPostValues(post))
  return (
    <Form id="sample" form={form} onSubmit={onSubmit}>
      <MoreFields today="2099-11-01" photoField={<p>รูป</p>} reach={reach} />
      <button type="submit">publish</button>
    </Form>
  )
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'publish' }))
/** Waits until the form was sent, and returns what was sent. */
async function sent() {
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  const [values] = onSubmit.mock.calls[0] ?? []
  onSubmit.mockClear()
  return jobPostBody(values as JobPostValues)
}
const open = async (title: string) => {
  await userEvent.click(screen.getByText(title, { selector: 'summary span' }))
}
const section = (title: string) =>
  screen.getByText(title, { selector: 'summary span' }).closest('details') as HTMLDetailsElement

describe('what not every post needs', () => {
  test('is closed, says what is in it, and asks for nothing', async () => {
    renderInThai(<Sample />)
    expect(section('สวัสดิการ')).not.toHaveAttribute('open')
    expect(section('การรับสมัคร')).toHaveTextContent('ไม่สัมภาษณ์ · ทุกคน')
    await publish()
    const body = await sent()
    for (const field of ['languages', 'knockOutQuestions', 'benefits', 'applyBy', 'gear']) {
      expect(body).not.toHaveProperty(field)
    }
  })

  test('says in a line what a post has of it', () => {
    renderInThai(<Sample post={samplePost} />)
    expect(section('คุณสมบัติและการแต่งกาย')).toHaveTextContent(
      'ประสบการณ์ 6 เดือนขึ้นไป · ภาษาอังกฤษ (สื่อสารได้) · เสื้อขาว กางเกงดำ',
    )
    expect(section('สวัสดิการ')).toHaveTextContent('มีอาหาร · ได้ทิป · ขนมหลังเลิกงาน')
    expect(section('คำถามก่อนสมัคร')).toHaveTextContent('มีคำถามก่อนสมัคร 2 ข้อ')
    expect(section('การรับสมัคร')).toHaveTextContent('ปิดรับสมัคร ส. 21 พ.ย. 2569 10:00 น.')
  })

  test('opens where something has to be mended, which takes the focus', async () => {
    renderInThai(<Sample post={{ ...wholePost, knockOutQuestions: [{ ...question, text: '' }] }} />)
    await publish()
    await waitFor(() => expect(section('คำถามก่อนสมัคร')).toHaveAttribute('open'))
    const text = screen.getByRole('textbox', { name: 'คำถาม' })
    expect(text).toHaveAccessibleDescription(/กรุณากรอกคำถาม/)
    await waitFor(() => expect(text).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

const question = { id: 'q1x7', text: 'ขับรถได้ไหม', kind: 'yes_no' as const, choices: [], wanted: [] }

describe('questions', () => {
  test('are written, with the answer that is looked for', async () => {
    renderInThai(<Sample />)
    await open('คำถามก่อนสมัคร')
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มคำถาม' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'คำถาม' }), 'ขับรถได้ไหม')
    await userEvent.click(screen.getByRole('radio', { name: 'ใช่' }))
    await publish()
    const { knockOutQuestions } = await sent()
    expect(knockOutQuestions).toEqual([
      {
        id: expect.stringMatching(/^[a-z0-9]{8}$/),
        text: 'ขับรถได้ไหม',
        kind: 'yes_no',
        choices: [],
        wanted: ['yes'],
      },
    ])
  })

  test('a choice that is looked for stays so when it is written anew, and goes with its row', async () => {
    const choices = ['รถยนต์', 'รถไฟ', 'เดิน']
    const asked = { ...question, kind: 'choice' as const, choices, wanted: ['รถไฟ'] }
    renderInThai(<Sample post={{ ...wholePost, knockOutQuestions: [asked] }} />)
    await open('คำถามก่อนสมัคร')
    const second = screen.getByRole('textbox', { name: 'ตัวเลือกที่ 2' })
    await userEvent.type(second, 'ฟ้า')
    expect(screen.getByRole('checkbox', { name: 'ต้องการคำตอบตามตัวเลือกที่ 2' })).toBeChecked()
    await publish()
    expect((await sent()).knockOutQuestions).toMatchObject([
      { choices: ['รถยนต์', 'รถไฟฟ้า', 'เดิน'], wanted: ['รถไฟฟ้า'] },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'ลบตัวเลือกที่ 2' }))
    await publish()
    expect((await sent()).knockOutQuestions).toMatchObject([{ choices: ['รถยนต์', 'เดิน'], wanted: [] }])
  })

  test('need two choices that differ', async () => {
    const asked = { ...question, kind: 'choice' as const, choices: ['รถยนต์'] }
    renderInThai(<Sample post={{ ...wholePost, knockOutQuestions: [asked] }} />)
    await publish()
    const fault = await screen.findByText('ตัวเลือกต้องมีอย่างน้อย 2 รายการ')
    await waitFor(() => expect(fault).toBeVisible())
    await userEvent.type(screen.getByRole('textbox', { name: 'ตัวเลือกที่ 2' }), 'รถยนต์')
    await publish()
    expect(await screen.findByText('ตัวเลือกซ้ำกัน กรุณาแก้หรือนำออก')).toBeVisible()
  })

  test.each([
    ['one letter', 'ก'.repeat(81), 1],
    ['a pasted text', 'รถยนต์ส่วนตัว '.repeat(12), 87],
    ['letters of Latin', 'x'.repeat(95), 15],
    ['a row of emoji', '🚗'.repeat(45), 10],
  ])('a choice that is longer by %s is kept whole and said at its row', async (_, text, over) => {
    const asked = { ...question, kind: 'choice' as const, choices: ['รถไฟ', 'เดิน', 'จักรยาน'] }
    renderInThai(<Sample post={{ ...wholePost, knockOutQuestions: [asked] }} />)
    await open('คำถามก่อนสมัคร')
    const second = screen.getByRole<HTMLInputElement>('textbox', { name: 'ตัวเลือกที่ 2' })
    await userEvent.clear(second)
    await userEvent.click(second)
    await userEvent.paste(text)
    expect(second).toHaveValue(text)
    expect(second).toBeInvalid()
    expect(second).toHaveAccessibleDescription(new RegExp(`80 .*${over} `))
    for (const number of [1, 3])
      expect(screen.getByRole('textbox', { name: `ตัวเลือกที่ ${number}` })).toHaveAccessibleDescription('')
    await publish()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'ตัวเลือกที่ 2' })).toBeInvalid())
    expect(onSubmit).not.toHaveBeenCalled()

    await userEvent.clear(second)
    await userEvent.paste('ร'.repeat(80))
    expect(second).toHaveAccessibleDescription('')
    await publish()
    expect((await sent()).knockOutQuestions).toMatchObject([{ choices: ['รถไฟ', 'ร'.repeat(80), 'จักรยาน'] }])
  })

  test('another way of answering forgets what was looked for', async () => {
    renderInThai(<Sample post={{ ...wholePost, knockOutQuestions: [{ ...question, wanted: ['yes'] }] }} />)
    await open('คำถามก่อนสมัคร')
    await userEvent.click(screen.getByRole('radio', { name: 'พิมพ์ตอบ' }))
    await publish()
    expect((await sent()).knockOutQuestions).toMatchObject([{ kind: 'text', wanted: [] }])
  })

  test('there are five at most', async () => {
    const knockOutQuestions = Array.from({ length: 5 }, (_, index) => ({ ...question, id: `abc${index}` }))
    renderInThai(<Sample post={{ ...wholePost, knockOutQuestions }} />)
    await open('คำถามก่อนสมัคร')
    expect(screen.queryByRole('button', { name: 'เพิ่มคำถาม' })).toBeNull()
  })
})

describe('the rest', () => {
  test('languages, benefits, deadline, interview and who finds the post are sent as chosen', async () => {
    renderInThai(<Sample />)
    await open('คุณสมบัติและการแต่งกาย')
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มภาษา' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ภาษา' }), 'อังกฤษ')
    await open('สวัสดิการ')
    await userEvent.click(screen.getByRole('checkbox', { name: 'มีอาหาร' }))
    await open('การรับสมัคร')
    await userEvent.type(screen.getByLabelText(/^วันปิดรับสมัคร/), '2099-11-30')
    await userEvent.click(screen.getByRole('radio', { name: 'สัมภาษณ์ทางวิดีโอ' }))
    await userEvent.click(screen.getByRole('radio', { name: /^เฉพาะคนที่มีลิงก์/ }))
    await publish()
    expect(await sent()).toMatchObject({
      languages: [{ code: 'en', level: 'conversational' }],
      benefits: ['meal'],
      applyBy: { date: '2099-11-30', time: '23:59' },
      interviewMode: 'video',
      visibility: 'link',
    })
  })

  test('a post is for favourites, or a group of them, where the company has some', async () => {
    renderInThai(<Sample />)
    await open('การรับสมัคร')
    expect(screen.getByRole('radio', { name: /^เฉพาะคนโปรด.*ตอนนี้ 12 คน/ })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /^เฉพาะกลุ่ม/ }))
    await publish()
    expect(await screen.findByText('กรุณาเลือกกลุ่มที่เห็นประกาศ')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'กลุ่มที่เห็นประกาศ' }), 'ครัว (3 คน)')
    await publish()
    expect(await sent()).toMatchObject({ visibility: 'group', favouriteGroupId: groups.items[0]?.id })
    await userEvent.click(screen.getByRole('radio', { name: /^เฉพาะคนโปรด/ }))
    await publish()
    const body = await sent()
    expect([body.visibility, body.favouriteGroupId]).toEqual(['favourites', undefined])
  })

  test.each<[string, PostReach, RegExp[]]>([
    ['no groups', { favourites: 0, items: [] }, [/^ทุกคน/, /^เฉพาะคนโปรด.*ยังไม่มีใคร/, /^เฉพาะคนที่มีลิงก์/]],
    ['an unknown number of favourites', null, [/^ทุกคน/, /^เฉพาะคนที่มีลิงก์/]],
  ])('with %s only what can be meant is offered', async (_what, reach, names) => {
    renderInThai(<Sample reach={reach} />)
    await open('การรับสมัคร')
    const field = within(screen.getByRole('group', { name: /^ใครเห็นประกาศนี้/ }))
    expect(field.getAllByRole('radio')).toEqual(names.map((name) => field.getByRole('radio', { name })))
  })

  test('a company that may not reach chosen workers yet is told so where it would choose them', async () => {
    renderInThai(<Sample reach="until_represented" />)
    await open('การรับสมัคร')
    const field = within(screen.getByRole('group', { name: /^ใครเห็นประกาศนี้/ }))
    expect(field.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByText(/^ส่งให้คนโปรดหรือกลุ่มได้เมื่อยืนยันผู้แทนบริษัทแล้ว/)).toBeVisible()
  })

  test('a group that is gone is to be chosen again', async () => {
    const favouriteGroupId = '0190a5c2-0000-7000-8000-00000000000b'
    renderInThai(<Sample post={{ ...wholePost, visibility: 'group', favouriteGroupId }} />)
    await open('การรับสมัคร')
    expect(screen.getByRole('option', { name: 'กลุ่มที่ลบไปแล้ว' })).toBeDisabled()
  })

  test('a deadline after the last shift says so', async () => {
    renderInThai(<Sample />)
    await open('การรับสมัคร')
    await userEvent.type(screen.getByLabelText(/^วันปิดรับสมัคร/), '2099-12-01')
    await publish()
    expect(await screen.findByText('วันปิดรับสมัครต้องไม่หลังเลิกงานกะสุดท้าย')).toBeVisible()
  })

  test('a language chosen twice is said at the second', async () => {
    const twice = [samplePost.languages[0], samplePost.languages[0]] as JobPost['languages']
    renderInThai(<Sample post={{ ...wholePost, languages: twice }} />)
    await publish()
    const [, second] = await screen.findAllByRole('combobox', { name: 'ภาษา' })
    await waitFor(() => expect(second).toHaveAccessibleDescription('ภาษาซ้ำกัน กรุณาแก้หรือนำออก'))
  })
})
