import { describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { MoneyField } from '@/components/forms/money-field'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import { jobPostFormSchema } from './job-post-schema'
import { jobPostValues } from './job-post-values'
import QuickPostBox from './quick-post-box'
import { ShiftFields } from './shift-fields'

const province = 'กรุงเทพมหานคร'
const branches = [
  { id: 'siam', name: 'สยามสแควร์', province, district: 'ปทุมวัน' },
  { id: 'ari', name: 'อารีย์', province, district: 'พญาไท' },
]
const today = '2099-12-01'
const start = jobPostValues(null, { day: '2099-12-02' })

function Sample() {
  const form = useValidatedForm(jobPostFormSchema(branches), start)
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <QuickPostBox branches={branches} today={today} start={start} />
      <SelectField
        name="branchId"
        label="สาขา"
        placeholder="เลือกสาขา"
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RadioCards
        name="workType"
        label="ประเภทงาน"
        options={workTypes.map((value) => ({ value, label: value }))}
      />
      <TextField name="title" label="ชื่องาน" />
      <ShiftFields today={today} />
      <NumberField name="headcount" label="จำนวนคน" />
      <RadioCards
        name="payUnit"
        label="วิธีคิดค่าจ้าง"
        options={payUnits.map((value) => ({ value, label: value }))}
      />
      <MoneyField name="payAmount" label="ค่าจ้างต่อคน" />
    </Form>
  )
}

const box = () => screen.getByLabelText('บอกงานในบรรทัดเดียว')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' })

async function write(line: string) {
  await userEvent.clear(box())
  await userEvent.click(box())
  await userEvent.paste(line)
}

const wholeLine = 'พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600'

describe('quick post', () => {
  test('two shifts a day are two days each, also when days are added and taken back', async () => {
    const hours = () =>
      screen
        .getAllByRole('group', { name: /^กะที่ \d+$/ })
        .map((day) =>
          ['วันที่ทำงาน', 'เวลาเริ่มงาน', 'เวลาเลิกงาน'].map(
            (label) => within(day).queryByLabelText<HTMLInputElement>(label)?.value ?? day.textContent,
          ),
        )
    renderInThai(<Sample />)
    const before = hours()
    await write('พรุ่งนี้ 10.00-14.00 และ 17.00-21.00')
    await press('เติมแบบฟอร์ม')
    const first = hours()
    expect(first.map(([, start, end]) => [start, end])).toEqual([
      ['10:00', '14:00'],
      ['17:00', '21:00'],
    ])
    expect(new Set(first.map(([day]) => day)).size).toBe(1)
    await write('พรุ่งนี้')
    await write('มะรืน 10.00-14.00 และ 17.00-21.00')
    await press('เติมแบบฟอร์ม')
    const moved = hours()
    expect(moved.map(([, start]) => start)).toEqual(['10:00', '17:00'])
    expect(moved[0]?.[0]).not.toBe(first[0]?.[0])
    await press('เลิกทำ')
    expect(hours()).toEqual(first)
    expect(before).toHaveLength(1)
  })

  test('a whole line fills the form, and one press takes it back', async () => {
    renderInThai(<Sample />)
    await write(wholeLine)
    await press('เติมแบบฟอร์ม')
    expect(screen.getByRole('status')).toHaveTextContent('เติมแบบฟอร์มแล้ว 7 ช่อง')
    expect(field('สาขา')).toHaveValue('siam')
    expect(screen.getByRole('radio', { name: 'waiter' })).toBeChecked()
    expect(field('ชื่องาน')).toHaveValue('พนักงานเสิร์ฟ')
    expect(field('วันที่ทำงาน')).toHaveValue('2099-12-02')
    expect(field('เวลาเริ่มงาน')).toHaveValue('09:00')
    expect(field('เวลาเลิกงาน')).toHaveValue('18:00')
    expect(field('จำนวนคน')).toHaveValue('5')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('600')

    await press('เลิกทำ')
    expect(field('สาขา')).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'waiter' })).not.toBeChecked()
    expect(field('ชื่องาน')).toHaveValue('')
    expect(field('เวลาเริ่มงาน')).toHaveValue('')
    expect(field('จำนวนคน')).toHaveValue('1')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('')
  })

  test('what was understood is marked and named while the line is written', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 6 โมง 5 คน')
    const marks = (await screen.findAllByRole('mark')).map((mark) => mark.textContent)
    expect(marks).toEqual(['พรุ่งนี้ (วันที่)', '6 โมง (เวลา ไม่ชัด)', '5 คน (จำนวนคน)'])
  })

  test('several days become several shifts with the same hours', async () => {
    renderInThai(<Sample />)
    await write('5-7 ธ.ค. 10.00-19.00')
    await press('เติมแบบฟอร์ม')
    const days = screen.getAllByLabelText('วันที่ทำงาน').map((input) => (input as HTMLInputElement).value)
    expect(days).toEqual(['2099-12-05', '2099-12-06', '2099-12-07'])
    for (const input of screen.getAllByLabelText('เวลาเลิกงาน')) expect(input).toHaveValue('19:00')
    for (const input of screen.getAllByLabelText('เวลาพัก')) expect(input).toHaveValue('60')
  })

  test.each([
    ['4 hours', '18.00-22.00', '0'],
    ['5 hours', '9.00-14.00', '0'],
    ['6 hours', '9.00-15.00', '60'],
  ])('a line that says %s asks for the rest the law asks', async (_length, hours, rest) => {
    renderInThai(<Sample />)
    await write(hours)
    await press('เติมแบบฟอร์ม')
    expect(field('เวลาพัก')).toHaveValue(rest)
    await press('เลิกทำ')
    expect(field('เวลาพัก')).toHaveValue('60')
  })

  test('a rest of a length somebody chose stays', async () => {
    renderInThai(<Sample />)
    await userEvent.clear(field('เวลาพัก'))
    await userEvent.type(field('เวลาพัก'), '45')
    await write('18.00-22.00')
    await press('เติมแบบฟอร์ม')
    expect(field('เวลาพัก')).toHaveValue('45')
  })

  test('what was typed by hand stays until the person asks for the line', async () => {
    renderInThai(<Sample />)
    await userEvent.clear(field('จำนวนคน'))
    await userEvent.type(field('จำนวนคน'), '8')
    await write(wholeLine)
    await press('เติมแบบฟอร์ม')
    expect(field('จำนวนคน')).toHaveValue('8')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('600')
    expect(screen.getByText('คงค่าที่คุณกรอกเองไว้: จำนวนคน')).toBeVisible()
    await press('ใช้ตามข้อความ')
    expect(field('จำนวนคน')).toHaveValue('5')
  })

  test('a second line replaces what the first one put in', async () => {
    renderInThai(<Sample />)
    await write('5 คน วันละ 600')
    await press('เติมแบบฟอร์ม')
    await write('3 คน')
    await press('เติมแบบฟอร์ม')
    expect(field('จำนวนคน')).toHaveValue('3')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('600')
    expect(screen.queryByText(/คงค่าที่คุณกรอกเองไว้/)).toBeNull()
  })

  test('taking back leaves alone what was changed since', async () => {
    renderInThai(<Sample />)
    await write('5 คน วันละ 600')
    await press('เติมแบบฟอร์ม')
    await userEvent.clear(field('ค่าจ้างต่อคน'))
    await userEvent.type(field('ค่าจ้างต่อคน'), '650')
    await press('เลิกทำ')
    expect(field('จำนวนคน')).toHaveValue('1')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('650')
  })

  test('what is missing leads to its field; what was filled in by hand is not missing', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('ค่าจ้างต่อคน'), '600')
    await write('พรุ่งนี้ 9 โมงเช้า สยาม เสิร์ฟ 2 คน')
    const missing = within(await screen.findByRole('list', { name: 'ยังไม่ได้บอก หรือยังไม่ชัด' }))
    expect(missing.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'เวลาเลิกงาน',
      'วิธีคิดค่าจ้าง',
    ])
    await userEvent.click(missing.getByRole('button', { name: 'เวลาเลิกงาน' }))
    expect(field('เวลาเลิกงาน')).toHaveFocus()
  })

  test('what was done is said of the line it was done with, and of no other', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('จำนวนคน'), '8')
    await write('5 คน วันละ 600')
    await press('เติมแบบฟอร์ม')
    expect(screen.getByRole('status')).toHaveTextContent('เติมแบบฟอร์มแล้ว 1 ช่อง')
    expect(screen.getByText(/^คงค่าที่คุณกรอกเองไว้/)).toBeVisible()
    await userEvent.type(box(), ' สยาม')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByText(/^คงค่าที่คุณกรอกเองไว้/)).toBeNull()
    // What it put in can still be taken back.
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeVisible()
  })

  test.each([
    ['พรุ่งนี้ สาขาบางนา 5 คน', 'ไม่พบสาขา บางนา ในบริษัทของคุณ'],
    ['พรุ่งนี้ เสิร์ฟ 2 คน ล้างจาน 1 คน', 'ข้อความนี้มีงานหลายประเภท ลงได้ประกาศละหนึ่งประเภท'],
  ])('what no post can hold is said: %s', async (line, said) => {
    renderInThai(<Sample />)
    await write(line)
    expect(await screen.findByText(new RegExp(said))).toBeVisible()
  })

  test.each(['พรุ่งนี้ สาขาสยาม 5 คน', 'สาขากรุงเทพ 5 คน', '5 คน วันละ 600'])(
    'a branch the company has is not missed: %s',
    async (line) => {
      renderInThai(<Sample />)
      await write(line)
      await screen.findAllByRole('mark')
      expect(screen.queryByText(/ไม่พบสาขา/)).toBeNull()
    },
  )

  test('Enter fills instead of sending the form; a line without anything known says what to write', async () => {
    renderInThai(<Sample />)
    await write('สวัสดี')
    await userEvent.type(box(), '{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('ยังไม่เข้าใจข้อความนี้')
    await write('4 คน')
    await userEvent.type(box(), '{Enter}')
    expect(field('จำนวนคน')).toHaveValue('4')
    expect(box()).toHaveValue('4 คน')
    expect(screen.queryByText(/^กรุณา/)).toBeNull()
  })
})
