import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { Resume } from '@/lib/resumes/resume'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { dayBits, partBit } from '@/validators/free-parts'
import { LengthsField } from './lengths-field'
import { missingAnswers } from './missing-answers'
import { resumeFormSchema } from './resume-schema'
import { areUntouched, changedAnswers, type ResumeValues, resumeValues, saysTheSame } from './resume-values'
import { SingleDays } from './single-days'
import { WeekGrid } from './week-grid'

const resume: Resume = {
  id: '01a1f8da-0000-7057-8c94-ddf5466d6ebc',
  headline: 'ชงกาแฟมา 2 ปี',
  about: 'เคยทำร้านริมน้ำ',
  workTypes: ['barista'],
  lengthsOfExperience: [],
  workExperiences: [],
  skills: [],
  avoids: [],
  province: 'เชียงใหม่',
  district: 'เมืองเชียงใหม่',
  lat: 18.788,
  lng: 98.985,
  radiusKm: 10,
  freeParts: 0,
  dates: [],
  minHourlyPay: null,
  minDailyPay: null,
  minNightlyPay: null,
  experienceYears: 2,
  languages: [],
  education: '',
  visibility: 'open',
  photoInLists: false,
  hideFromWorkplaces: false,
  isUnused: false,
  isBirthDateKnown: true,
  mayBeOpen: true,
  updatedAt: '2026-11-20T02:00:00.000Z',
  version: 2,
}

function Sample({ values, children }: { values: ResumeValues; children: ReactNode }) {
  const form = useValidatedForm(resumeFormSchema, values)
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      {children}
      <Values names={Object.keys(values)} />
    </Form>
  )
}
function Values({ names }: { names: readonly string[] }) {
  return <output>{JSON.stringify(useWatch({ name: [...names] }))}</output>
}
const values = () => JSON.parse(document.querySelector('output')?.textContent ?? '')

describe('the week', () => {
  const show = (freeParts = 0) =>
    renderInThai(
      <Sample values={{ freeParts }}>
        <WeekGrid />
      </Sample>,
    )
  const cell = (name: string) => screen.getByRole('button', { name })

  test('a press makes a part of a day free, and says so', async () => {
    show()
    await userEvent.click(cell('พุธ บ่าย ไม่ว่าง'))
    expect(cell('พุธ บ่าย ว่าง')).toBeVisible()
    expect(values()).toEqual([partBit(3, 1)])
    expect(screen.getByText('ว่าง 1 ช่วงต่อสัปดาห์')).toBeVisible()
    await userEvent.click(cell('พุธ บ่าย ว่าง'))
    expect(values()).toEqual([0])
  })

  test('a day by its name, all of it or none', async () => {
    show(partBit(6, 0))
    await userEvent.click(cell('วันเสาร์ทั้งวัน'))
    expect(values()).toEqual([dayBits(6)])
    await userEvent.click(cell('วันเสาร์ทั้งวัน'))
    expect(values()).toEqual([0])
  })

  test('by keys: arrows move, Space and Enter change, and there is one stop', async () => {
    show()
    const grid = screen.getByRole('grid')
    const stops = within(grid)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('data-part') && button.tabIndex === 0)
    expect(stops).toHaveLength(1)
    act(() => stops[0]?.focus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ')
    expect(values()).toEqual([partBit(2, 1)])
    await userEvent.keyboard('{End}{Enter}')
    expect(values()).toEqual([partBit(2, 1) | partBit(0, 1)])
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowLeft} ')
    expect(values()).toEqual([partBit(2, 1) | partBit(0, 1) | partBit(1, 0)])
  })

  test('drawing over cells makes them all as the first becomes', async () => {
    show(partBit(2, 0))
    const [monday, tuesday, wednesday] = ['จันทร์ เช้า ไม่ว่าง', 'อังคาร เช้า ว่าง', 'พุธ เช้า ไม่ว่าง'].map(cell)
    let under: Element | undefined = monday
    document.elementFromPoint = () => under ?? null
    if (!monday) throw new Error('no cell')
    const hand = userEvent.setup()
    await hand.pointer({ keys: '[MouseLeft>]', target: monday })
    for (const next of [tuesday, wednesday]) {
      under = next
      await hand.pointer({ target: next ?? monday })
    }
    await hand.pointer('[/MouseLeft]')
    expect(values()).toEqual([partBit(1, 0) | partBit(2, 0) | partBit(3, 0)])
  })

  test('a finger that scrolls the page changes nothing', () => {
    show()
    fireEvent.pointerDown(cell('จันทร์ เช้า ไม่ว่าง'), { button: 0 })
    fireEvent.pointerCancel(document.body)
    expect(values()).toEqual([0])
  })

  test('all of it is cleared by one press', async () => {
    show(dayBits(1) | dayBits(2))
    await userEvent.click(cell('ล้าง'))
    expect(values()).toEqual([0])
    expect(screen.getByText('ยังไม่ได้เลือกช่วงที่ว่าง')).toBeVisible()
  })
})

test('a single day is free, then not, then as every week', async () => {
  renderInThai(
    <Sample values={{ dates: [] }}>
      <SingleDays today="2026-11-20" />
    </Sample>,
  )
  const day = () => screen.getByRole('button', { name: /25 พฤศจิกายน/ })
  await userEvent.click(day())
  expect(values()).toEqual([[{ date: '2026-11-25', isFree: true }]])
  expect(screen.getByText(/ว่างเพิ่ม/)).toBeVisible()
  await userEvent.click(day())
  expect(values()).toEqual([[{ date: '2026-11-25', isFree: false }]])
  await userEvent.click(day())
  expect(values()).toEqual([[]])
  await userEvent.click(screen.getByRole('button', { name: /19 พฤศจิกายน/ }))
  expect(values()).toEqual([[]])
})

test('how long somebody did something is asked for each type of work they chose', async () => {
  renderInThai(
    <Sample values={{ workTypes: ['barista', 'cook'], lengthsOfExperience: [] }}>
      <LengthsField />
    </Sample>,
  )
  const cook = screen.getByRole('group', { name: /พ่อครัว/ })
  await userEvent.click(within(cook).getByRole('radio', { name: '1–2 ปี' }))
  await userEvent.click(within(cook).getByRole('radio', { name: '3 ปีขึ้นไป' }))
  expect(values()[1]).toEqual([{ workType: 'cook', length: 'three_or_more' }])
})

describe('answers', () => {
  const before = resumeValues(resume, 'times')

  test('those that changed are sent, an emptied pay as null', () => {
    const paid = { ...before, minDailyPay: 50_000 }
    expect(changedAnswers(before, before)).toEqual({})
    expect(changedAnswers({ ...before, freeParts: 3, version: 9 }, before)).toEqual({ freeParts: 3 })
    expect(changedAnswers({ ...paid, minDailyPay: undefined }, paid)).toEqual({ minDailyPay: null })
  })

  test('a resume that says what was answered is a lost answer', () => {
    expect(saysTheSame(resume, { lat: '18.788', freeParts: 0 })).toBe(true)
    expect(saysTheSame({ ...resume, freeParts: 1 }, { freeParts: 0 })).toBe(false)
  })

  test('another answer that was changed elsewhere is no conflict', () => {
    const now = { ...resume, headline: 'อื่น', version: 3 }
    expect(areUntouched({ freeParts: 1 }, resume, now)).toBe(true)
    expect(areUntouched({ headline: 'ของฉัน' }, resume, now)).toBe(false)
  })
})

test('what is missing is what was not said, by step', () => {
  expect(missingAnswers(resume, 'work', false)).toEqual(['lengths', 'skills'])
  expect(missingAnswers(resume, 'times', false)).toEqual(['times', 'pay'])
  expect(missingAnswers({ ...resume, visibility: 'hidden' }, 'about', false)).toEqual(['photo', 'visibility'])
  expect(missingAnswers(resume, 'about', true)).toEqual([])
})
