import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxCards } from '@/components/forms/checkbox-cards'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { Resume } from '@/lib/resumes/resume'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { maskedName } from './masked-name'
import { ResumePreview } from './resume-preview'
import { resumeFormSchema } from './resume-schema'
import { resumeBody, resumeValues, saysTheSame } from './resume-values'
import { weekdays } from './weekdays'

const resume: Resume = {
  id: '01a1f8da-0000-7057-8c94-ddf5466d6ebc',
  headline: 'ชงกาแฟมา 2 ปี',
  about: 'เคยทำร้านริมน้ำ',
  workTypes: ['barista'],
  province: 'เชียงใหม่',
  district: 'เมืองเชียงใหม่',
  lat: null,
  lng: null,
  minDailyPay: null,
  days: [6],
  experienceYears: 2,
  languages: [],
  education: '',
  visibility: 'open',
  updatedAt: '2026-11-20T02:00:00.000Z',
  version: 2,
}

function Sample({ visibility = resume.visibility }: Partial<Pick<Resume, 'visibility'>>) {
  const form = useValidatedForm(resumeFormSchema, resumeValues({ ...resume, visibility }))
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <CheckboxCards
        name="days"
        label="วันที่ว่าง"
        columns="grid-cols-3"
        options={weekdays.map(({ value, key }) => ({ value, label: key }))}
      />
      <ResumePreview displayName="สมหญิง ใจดี" />
    </Form>
  )
}

test.each([
  ['สมหญิง ใจดี', 'สมหญิง จ.'],
  ['สมชาย เกษม', 'สมชาย ก.'],
  ['Malee', 'Malee'],
  ['  ก้อง   ณ อยุธยา ', 'ก้อง อ.'],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

describe('a resume being written', () => {
  test('days are ticked and cleared, in the order of the week', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'mon' }))
    expect(screen.getByText('ว่างวันจันทร์ เสาร์')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'sat' }))
    expect(screen.getByText('ว่างวันจันทร์')).toBeVisible()
  })

  test('the preview hides the family name', () => {
    renderInThai(<Sample />)
    expect(screen.getByText('สมหญิง จ.')).toBeVisible()
    expect(screen.queryByText(/ใจดี/)).toBeNull()
  })

  test('the preview keeps the own words back where the resume is seen in part', () => {
    const { unmount } = renderInThai(<Sample />)
    expect(screen.getByText(resume.about)).toBeVisible()
    unmount()
    renderInThai(<Sample visibility="limited" />)
    expect(screen.queryByText(resume.about)).toBeNull()
  })
})

describe('resume values', () => {
  test('an empty pay is null on the wire, and the version is not', () => {
    const body = resumeBody(resumeValues(resume))
    expect(body.minDailyPay).toBeNull()
    expect(body).not.toHaveProperty('version')
  })

  test('a resume that says what was typed is a lost answer', () => {
    const body = resumeBody(resumeValues(resume))
    expect(saysTheSame(resume, body)).toBe(true)
    expect(saysTheSame({ ...resume, days: [0] }, body)).toBe(false)
  })
})
