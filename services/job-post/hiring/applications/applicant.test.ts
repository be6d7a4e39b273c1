import { describe, expect, test } from '@jest/globals'
import { withoutContact } from '../../shapes/applicant'

const worker = {
  displayName: 'สมชาย ใจดี',
  givenName: 'สมชาย',
  familyName: 'ใจดี',
  phone: '0898765432',
  workTypes: ['waiter' as const],
  experienceYears: 2,
  languages: [],
  headline: '',
  district: '',
  province: '',
  age: 25,
}
const answer = {
  questionId: 'a',
  kind: 'text',
  question: 'เคยทำมาก่อนไหม',
  answer: '',
  isWanted: true,
} as const

describe('an applicant without a way to reach them', () => {
  test('keeps no half of a number in the name they are shown by', () => {
    const shown = withoutContact({
      worker: { ...worker, givenName: '08123', headline: '45678' },
      answers: [],
    })
    expect(shown.worker).toMatchObject({
      displayName: '••• จ.',
      givenName: '•••',
      headline: '•••',
      district: '',
    })
  })

  test('keeps none of a number that begins where they live and ends in another text', () => {
    const shown = withoutContact({
      worker: { ...worker, district: '08123', province: 'ตราด', headline: '45678' },
      answers: [],
    })
    expect(shown.worker).toMatchObject({ district: '•••', province: 'ตราด', headline: '•••' })
  })

  test('keeps an empty text empty between a headline and an answer', () => {
    const shown = withoutContact({
      worker: { ...worker, headline: '0812' },
      answers: [{ ...answer, answer: '345678' }],
    })
    expect(shown.worker).toMatchObject({ headline: '•••', district: '', province: '' })
    expect(shown.answers).toEqual([expect.objectContaining({ answer: '•••' })])
  })
})
