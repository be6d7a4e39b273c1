import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxCards } from '@/components/forms/checkbox-cards'
import { Form } from '@/components/forms/form'
import { MoneyField } from '@/components/forms/money-field'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { dropLine, keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { benefits, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import { jobPostFormSchema } from './job-post-schema'
import { jobPostValues } from './job-post-values'
import QuickPostBox from './quick-post-box'
import { ShiftFields } from './shift-fields'

stopCalendarAt('2099-12-01T03:00:00Z')

const province = 'กรุงเทพมหานคร'
const branches = [
  { id: 'siam', name: 'สยามสแควร์', province, district: 'ปทุมวัน' },
  { id: 'ari', name: 'อารีย์', province, district: 'พญาไท' },
]
const today = '2099-12-01'
const start = jobPostValues(null)

const draftId = { current: null as string | null }
const onSubmit = jest.fn()
beforeEach(() => {
  onSubmit.mockClear()
  draftId.current = null
  for (const form of [undefined, 'new', 'post-1']) dropLine(form)
})

function Sample() {
  const form = useValidatedForm(jobPostFormSchema(branches), start)
  return (
    <Form id="sample" form={form} onSubmit={onSubmit}>
      <QuickPostBox
        branches={branches}
        today={today}
        start={start}
        draftId={draftId}
        onField={form.setFocus}
      />
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
      <NumberField name="minAge" label="อายุต่ำสุด" />
      <NumberField name="maxAge" label="อายุสูงสุด" />
      <TextField name="gear" label="การแต่งกาย" />
      <CheckboxCards
        name="benefits"
        label="สวัสดิการ"
        columns="grid-cols-2"
        options={benefits.map((value) => ({ value, label: value }))}
      />
      <TextareaField name="description" label="รายละเอียด" />
      <button type="submit">เผยแพร่</button>
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

  test('a pasted post longer than what is read stays whole, fills the form, and says so', async () => {
    renderInThai(<Sample />)
    const pasted = `${wholeLine} ${'บรรยากาศดีเป็นกันเอง '.repeat(60)}ค่าแรง 900`
    await write(pasted)
    expect(screen.getByText(/^อ่านเฉพาะ 1,000 ตัวอักษรแรก/)).toBeVisible()
    await press('เติมแบบฟอร์ม')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('600')
    expect(box()).toHaveValue(pasted)
  })

  test('a whole line fills the form, and one press takes it back', async () => {
    renderInThai(<Sample />)
    await write(wholeLine)
    await press('เติมแบบฟอร์ม')
    expect(screen.getByRole('status')).toHaveTextContent('เติมแบบฟอร์มแล้ว 9 ช่อง')
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
    expect(field('จำนวนคน')).toHaveValue('')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('')
  })

  test('what was understood is named while the line is written, and leads to its field', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 6 โมง 5 คน')
    const understood = await screen.findByRole('list', { name: 'อ่านได้ 2 อย่าง แตะเพื่อแก้' })
    const facts = within(understood).getAllByRole('button')
    expect(facts.map((fact) => fact.textContent)).toEqual(['จำนวนคน 5 คน', 'วันที่ พ. 2 ธ.ค.'])
    expect(screen.getByText('“6 โมง” ยังไม่ชัดพอจะประกาศ')).toBeVisible()
    await userEvent.click(facts[0] as HTMLElement)
    expect(field('จำนวนคน')).toHaveFocus()
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
    expect(field('จำนวนคน')).toHaveValue('')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('650')
  })

  test('what is missing is asked, and leads to its field; what was filled in by hand is not missing', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('ค่าจ้างต่อคน'), '600')
    await write('พรุ่งนี้ 9 โมงเช้า สยาม เสิร์ฟ 2 คน')
    const asked = within(await screen.findByRole('region', { name: 'เลิกงานกี่โมง' }))
    const others = within(screen.getByRole('list', { name: 'แล้วยังขาด' }))
    expect(others.getAllByRole('button').map((button) => button.textContent)).toEqual(['วิธีคิดค่าจ้าง'])
    await userEvent.click(asked.getByRole('button', { name: 'ใส่เวลาเอง' }))
    expect(field('เวลาเลิกงาน')).toHaveFocus()
  })

  test('answers are buttons, one question after the other, and what was answered is the person’s own', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 6 โมง ถึงเที่ยงคืน สยาม เสิร์ฟ 2-3 คน 600 บาท')
    await press('เติมแบบฟอร์ม')
    const asked = async (name: string) => within(await screen.findByRole('region', { name }))
    const people = await asked('ต้องการกี่คน')
    expect(people.getByText('“2-3 คน” ยังไม่ชัดพอจะประกาศ')).toBeVisible()
    await userEvent.click(people.getByRole('button', { name: '3 คน' }))
    expect(field('จำนวนคน')).toHaveValue('3')
    const unit = await asked('คิดค่าจ้างอย่างไร')
    expect(screen.getByText('คิดค่าจ้างอย่างไร')).toHaveFocus()
    await userEvent.click(unit.getByRole('button', { name: 'รายวัน' }))
    expect(screen.getByRole('radio', { name: 'day' })).toBeChecked()
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.getByRole('status')).toHaveFocus()
    await press('เติมแบบฟอร์ม')
    expect(field('จำนวนคน')).toHaveValue('3')
    expect(screen.getByRole('radio', { name: 'day' })).toBeChecked()
  })

  test('what is not clear is empty in the form too, also after a line that said it, and nothing is published', async () => {
    renderInThai(<Sample />)
    const line = 'บาริสต้า 1 อัตรา 7.00-15.00 น. วันละ 550 สยาม'
    await write(`พรุ่งนี้ ${line}`)
    await press('เติมแบบฟอร์ม')
    expect(field('วันที่ทำงาน')).toHaveValue('2099-12-02')
    await write(`จ-ศ เริ่มต้นเดือนหน้า ${line}`)
    await press('เติมแบบฟอร์ม')
    expect(screen.getByRole('status')).toHaveTextContent('เว้นว่างไว้เพราะข้อความยังไม่ชัด: วันที่ทำงาน')
    expect(field('วันที่ทำงาน')).toHaveValue('')
    await press('เผยแพร่')
    await waitFor(() => expect(field('วันที่ทำงาน')).toHaveAccessibleDescription('กรุณากรอกวันที่ทำงาน'))
    expect(onSubmit).not.toHaveBeenCalled()

    const days = within(screen.getByRole('region', { name: 'ทำงานวันไหน' }))
    expect(days.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'ศ. 1 ม.ค.',
      'จ. 4 ม.ค. – ศ. 8 ม.ค.',
      'เลือกวันเอง',
    ])
    await userEvent.click(days.getByRole('button', { name: 'ศ. 1 ม.ค.' }))
    expect(field('วันที่ทำงาน')).toHaveValue('2100-01-01')
    await press('เผยแพร่')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  })

  test('of two days that exclude each other neither is taken, and each is a button', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 9.00-18.00 เริ่มต้นเดือนหน้า')
    await press('เติมแบบฟอร์ม')
    expect(field('วันที่ทำงาน')).toHaveValue('')
    expect(field('เวลาเริ่มงาน')).toHaveValue('09:00')
    const days = within(screen.getByRole('region', { name: 'ทำงานวันไหน' }))
    expect(days.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'พรุ่งนี้ พ. 2',
      'ศ. 1 ม.ค.',
      'เลือกวันเอง',
    ])
    await userEvent.click(days.getByRole('button', { name: 'ศ. 1 ม.ค.' }))
    expect(field('วันที่ทำงาน')).toHaveValue('2100-01-01')
  })

  test('a day that was pressed for some words is asked again once the line says others', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 9.00-18.00 เริ่มต้นเดือนหน้า')
    await press('เติมแบบฟอร์ม')
    await press('ศ. 1 ม.ค.')
    expect(screen.queryByRole('region', { name: 'ทำงานวันไหน' })).toBeNull()
    await write('31 เมษา 9.00-18.00')
    expect(await screen.findByRole('region', { name: 'ทำงานวันไหน' })).toBeVisible()
    await press('เติมแบบฟอร์ม')
    expect(field('วันที่ทำงาน')).toHaveValue('')
  })

  test('of two hours that exclude each other neither is taken, and one press chooses when work begins and ends', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 9.00-18.00 เสิร์ฟ 2 คน เลิกงาน 2 ทุ่ม')
    await press('เติมแบบฟอร์ม')
    expect(
      [field('เวลาเริ่มงาน'), field('เวลาเลิกงาน')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['', ''])
    const hours = within(screen.getByRole('region', { name: 'เริ่มงานกี่โมง' }))
    await userEvent.click(hours.getByRole('button', { name: '09:00–20:00 น.' }))
    expect(field('เวลาเริ่มงาน')).toHaveValue('09:00')
    expect(field('เวลาเลิกงาน')).toHaveValue('20:00')
    expect(screen.queryByRole('region', { name: 'เลิกงานกี่โมง' })).toBeNull()
  })

  test('an age that only has an upper end is shown without another', async () => {
    renderInThai(<Sample />)
    await write('เสิร์ฟ 2 คน อายุไม่เกิน 45')
    expect(await screen.findByRole('button', { name: 'อายุ อายุไม่เกิน 45 ปี' })).toBeVisible()
  })

  test('a line that says now is answered by the next quarter of an hour', async () => {
    renderInThai(<Sample />)
    await write('ขาดเด็กเสิร์ฟ 2 คน ตอนนี้เลย ถึงสี่ทุ่ม สยาม วันละ 600')
    expect(screen.getByText('เริ่มงานกี่โมง')).toBeVisible()
    expect(screen.getByRole('button', { name: 'ใส่เวลาเอง' })).toBeVisible()
    await press('ตอนนี้ (10:15)')
    expect(field('เวลาเริ่มงาน')).toHaveValue('10:15')
  })

  test('what is said besides goes to its field, the rest to the description, and the line says so', async () => {
    renderInThai(<Sample />)
    await write('เสิร์ฟ 2 คน ชุดดำ มีข้าวฟรี อายุ 20-40 ต้องยิ้มเก่ง')
    expect(await screen.findByText('ต้องยิ้มเก่ง จะใส่ไว้ในรายละเอียดงาน')).toBeVisible()
    expect(screen.getByText('ชุดดำ จะใส่ไว้ในการแต่งกายและสิ่งที่ต้องเตรียม')).toBeVisible()
    expect(screen.getByRole('button', { name: 'อายุ อายุ 20–40 ปี' })).toBeVisible()
    await press('เติมแบบฟอร์ม')
    expect(screen.getByText('ต้องยิ้มเก่ง ใส่ไว้ในรายละเอียดงานแล้ว')).toBeVisible()
    expect(screen.getByText('ชุดดำ ใส่ไว้ในการแต่งกายและสิ่งที่ต้องเตรียมแล้ว')).toBeVisible()
    expect(field('อายุต่ำสุด')).toHaveValue('20')
    expect(field('อายุสูงสุด')).toHaveValue('40')
    expect(field('การแต่งกาย')).toHaveValue('ชุดดำ')
    expect(screen.getByRole('checkbox', { name: 'meal' })).toBeChecked()
    expect(screen.getByLabelText('รายละเอียด')).toHaveValue('ต้องยิ้มเก่ง')
    await press('เลิกทำ')
    expect(field('อายุต่ำสุด')).toHaveValue('18')
    expect(screen.getByRole('checkbox', { name: 'meal' })).not.toBeChecked()
    expect(screen.getByLabelText('รายละเอียด')).toHaveValue('')
  })

  test('a description written by hand stays, and is named', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('รายละเอียด'), 'งานเบา')
    await write('เสิร์ฟ 2 คน ต้องยิ้มเก่ง')
    await press('เติมแบบฟอร์ม')
    expect(screen.getByLabelText('รายละเอียด')).toHaveValue('งานเบา')
    expect(screen.getByText('คงค่าที่คุณกรอกเองไว้: รายละเอียดงาน')).toBeVisible()
  })

  test('of several jobs one is chosen, and the others wait for the next post', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ เสิร์ฟ 2 คน ล้างจาน 1 คน สยาม วันละ 600')
    const jobs = within(await screen.findByRole('region', { name: 'ข้อความนี้มี 2 งาน ลงงานไหนก่อน' }))
    expect(jobs.queryByRole('button', { name: /^ประกาศเดียว/ })).toBeNull()
    await userEvent.click(jobs.getByRole('button', { name: 'ล้างจาน 1 คน' }))
    expect(box()).toHaveValue('พรุ่งนี้ ล้างจาน 1 คน สยาม วันละ 600')
    expect(screen.getByRole('radio', { name: 'kitchen_helper' })).toBeChecked()
    expect(field('ชื่องาน')).toHaveValue('ล้างจาน')
    expect(field('จำนวนคน')).toHaveValue('1')
    expect(screen.getByText(/^งานที่เหลือรออยู่ในประกาศถัดไป/)).toHaveTextContent('เสิร์ฟ 2 คน')
    expect(screen.getByRole('status')).toHaveFocus()
    expect(keptLine()).toBe('พรุ่งนี้ เสิร์ฟ 2 คน สยาม วันละ 600')
  })

  test('several jobs of one type may be one post', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ ครัวร้อน 1 ครัวเย็น 1 สยาม วันละ 600')
    const jobs = within(await screen.findByRole('region', { name: /^ข้อความนี้มี 2 งาน/ }))
    expect(jobs.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'ครัวร้อน 1',
      'ครัวเย็น 1',
      'ประกาศเดียว 2 คน',
      'เลือกในแบบฟอร์ม',
    ])
    await userEvent.click(jobs.getByRole('button', { name: 'ประกาศเดียว 2 คน' }))
    expect(field('จำนวนคน')).toHaveValue('2')
    expect(field('ชื่องาน')).toHaveValue('ครัวร้อน และ ครัวเย็น')
    expect(screen.getByRole('radio', { name: 'cook' })).toBeChecked()
    expect(screen.queryByRole('region', { name: /^ข้อความนี้มี/ })).toBeNull()
    expect(keptLine()).toBe('')
  })

  test.each([
    ['ล้างจาน 2 คน', 'ล้างจาน'],
    ['แจกใบปลิว 2 คน', 'แจกใบปลิว'],
    // Shorter, misspelt or foreign names of the type.
    ['เสิฟ 2 คน', 'พนักงานเสิร์ฟ'],
    ['กุ๊ก 2 คน', 'พ่อครัว/แม่ครัว'],
    ['waiter 2 คน', 'พนักงานเสิร์ฟ'],
  ])('the title of %s is %s', async (line, title) => {
    renderInThai(<Sample />)
    await write(line)
    await press('เติมแบบฟอร์ม')
    expect(field('ชื่องาน')).toHaveValue(title)
  })

  test('pay for each person is by the day where the work is one, and says so', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ เสิร์ฟ 2 คน คนละ 600')
    expect(await screen.findByText('คนละ 600 อ่านเป็น 600 บาทต่อวัน')).toBeVisible()
    await press('เติมแบบฟอร์ม')
    expect(screen.getByRole('radio', { name: 'day' })).toBeChecked()
    await press('แก้วิธีคิดค่าจ้าง')
    expect(screen.getByRole('radio', { name: 'hour' })).toHaveFocus()
  })

  test('the line is there again after a reload as it was typed, and fills nothing by itself', async () => {
    const { unmount } = renderInThai(<Sample />)
    await write('5 คน วันละ 600')
    unmount()
    keepLine('ล้างจาน 1 คน')
    renderInThai(<Sample />)
    expect(box()).toHaveValue('5 คน วันละ 600')
    expect(field('จำนวนคน')).toHaveValue('')
    // What was typed before there was a form waits for the next one.
    expect(keptLine()).toBe('ล้างจาน 1 คน')
  })

  test('a line from before the form fills it, and is its own from then on', () => {
    keepLine('5 คน วันละ 600')
    renderInThai(<Sample />)
    expect(field('จำนวนคน')).toHaveValue('5')
    expect([keptLine(), keptLine('new')]).toEqual(['', '5 คน วันละ 600'])
  })

  test('a draft has its own line and no other', async () => {
    draftId.current = 'post-1'
    keepLine('ล้างจาน 1 คน')
    const { unmount } = renderInThai(<Sample />)
    expect(box()).toHaveValue('')
    await write('5 คน')
    unmount()
    expect([keptLine('post-1'), keptLine('new'), keptLine()]).toEqual(['5 คน', '', 'ล้างจาน 1 คน'])
  })

  test('what a line has put in stays while it is changed, and is given up when the form is filled from it', async () => {
    renderInThai(<Sample />)
    await write('พรุ่งนี้ 5 คน วันละ 600')
    await press('เติมแบบฟอร์ม')
    expect(field('วันที่ทำงาน')).toHaveValue('2099-12-02')
    await write('เริ่มต้นเดือนหน้า 5 คน วันละ 600')
    expect(await screen.findByText('“ต้นเดือนหน้า” ยังไม่ชัดพอจะประกาศ บอกวันที่ที่จะถึง เช่น พ. 2 ธ.ค.')).toBeVisible()
    expect(field('วันที่ทำงาน')).toHaveValue('2099-12-02')
    await press('เติมแบบฟอร์ม')
    expect(field('วันที่ทำงาน')).toHaveValue('')
    expect(field('จำนวนคน')).toHaveValue('5')
    expect(field('ค่าจ้างต่อคน')).toHaveValue('600')
  })

  test('hours typed by hand for each of several days stay while a line is changed, also where it is not clear', async () => {
    renderInThai(<Sample />)
    const hours = () => screen.getAllByLabelText<HTMLInputElement>('เวลาเริ่มงาน').map(({ value }) => value)
    await write('5-7 ธ.ค.')
    await press('เติมแบบฟอร์ม')
    for (const [index, time] of ['09:00', '10:00', '11:00'].entries())
      await userEvent.type(screen.getAllByLabelText('เวลาเริ่มงาน')[index] as HTMLElement, time)
    await write('เริ่มต้นเดือนหน้า')
    await press('เติมแบบฟอร์ม')
    for (const day of screen.getAllByLabelText('วันที่ทำงาน')) expect(day).toHaveValue('')
    expect(hours()).toEqual(['09:00', '10:00', '11:00'])
  })

  test('hours of each of two days stay those of a day when the line says the days again', async () => {
    renderInThai(<Sample />)
    const values = (label: string) =>
      screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)
    await write('5-6 ธ.ค.')
    await press('เติมแบบฟอร์ม')
    for (const [index, time] of ['09:00', '14:00'].entries())
      await userEvent.type(screen.getAllByLabelText('เวลาเริ่มงาน')[index] as HTMLElement, time)
    await write('เริ่มต้นเดือนหน้า')
    await press('เติมแบบฟอร์ม')
    await write('5-6 ธ.ค.')
    await press('เติมแบบฟอร์ม')
    expect(values('วันที่ทำงาน')).toEqual(['2099-12-05', '2099-12-06'])
    expect(values('เวลาเริ่มงาน')).toEqual(['09:00', '14:00'])
  })

  test('two shifts that a line says without days are those of each day it says later', async () => {
    renderInThai(<Sample />)
    const starts = () => screen.getAllByLabelText<HTMLInputElement>('เวลาเริ่มงาน').map(({ value }) => value)
    await write('10.00-14.00 และ 17.00-21.00')
    await press('เติมแบบฟอร์ม')
    expect(starts()).toEqual(['10:00', '17:00'])
    await write('5-6 ธ.ค. 10.00-14.00 และ 17.00-21.00')
    await press('เติมแบบฟอร์ม')
    // So many are folded to their words.
    const folded = screen.getAllByRole('group', { name: /^กะที่ \d+$/ }).map(({ textContent }) => textContent)
    expect(folded.map((words) => /\d\d:\d\d/.exec(words ?? '')?.[0])).toEqual([
      '10:00',
      '17:00',
      '10:00',
      '17:00',
    ])
  })

  test('a day typed by hand stays where the line is not clear', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('วันที่ทำงาน'), '2099-12-09')
    await write('จ-ศ เริ่มต้นเดือนหน้า 5 คน')
    await press('เติมแบบฟอร์ม')
    expect(field('วันที่ทำงาน')).toHaveValue('2099-12-09')
    expect(screen.queryByRole('region', { name: 'ทำงานวันไหน' })).toBeNull()
  })

  test('what is usual is a button under its field, and no value', async () => {
    renderInThai(<Sample />)
    expect(field('วันที่ทำงาน')).toHaveValue('')
    await press('พรุ่งนี้ พ. 2 ธ.ค.')
    expect(field('วันที่ทำงาน')).toHaveValue('2099-12-02')
  })

  test('what was done is said of the line it was done with, and of no other', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('จำนวนคน'), '8')
    await write('5 คน วันละ 600')
    await press('เติมแบบฟอร์ม')
    expect(screen.getByRole('status')).toHaveTextContent('เติมแบบฟอร์มแล้ว 2 ช่อง')
    expect(screen.getByText(/^คงค่าที่คุณกรอกเองไว้/)).toBeVisible()
    await userEvent.type(box(), ' สยาม')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByText(/^คงค่าที่คุณกรอกเองไว้/)).toBeNull()
    // What it put in can still be taken back.
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeVisible()
  })

  test.each([
    ['พรุ่งนี้ สาขาบางนา 5 คน', 'ไม่พบสาขา บางนา ในบริษัทของคุณ'],
    ['พรุ่งนี้ เสิร์ฟ 1 ล้างจาน 1 บาริสต้า 1 แคชเชียร์ 1', 'ข้อความนี้มีงานหลายประเภท ลงได้ประกาศละหนึ่งประเภท'],
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
      await screen.findByText(/^อ่านได้/)
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

test.each(['วันที่ 31/04', '32/12', '5/11/2540'])(
  'a day that cannot be is told with one to come: "%s"',
  async (day) => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('บอกงานในบรรทัดเดียว'), `${day} เสิร์ฟ`)
    expect(await screen.findByText(`“${day}” ยังไม่ชัดพอจะประกาศ บอกวันที่ที่จะถึง เช่น พ. 2 ธ.ค.`)).toBeVisible()
  },
)
