import { describe, expect, test } from '@jest/globals'
import { type AskedQuestion, answerFaults, answerLimit, isAgeFit, isWanted } from './application'

const questions: readonly AskedQuestion[] = [
  { id: 'own-bike', kind: 'yes_no', wanted: ['yes'] },
  { id: 'shirt', kind: 'choice', choices: ['S', 'M', 'L'] },
  { id: 'why', kind: 'text' },
]
const good = { 'own-bike': 'no', shirt: 'M', why: 'อยากได้ประสบการณ์' }
const faultsOf = (answers: Record<string, string>) =>
  answerFaults(
    questions,
    Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
  ).map(({ field, rule }) => `${field} ${rule}`)

describe('answers to a post’s questions', () => {
  test('each answered, wanted or not, is right', () => {
    expect(faultsOf(good)).toEqual([])
  })

  test('none is missing in silence', () => {
    expect(faultsOf({})).toEqual([
      'answers.own-bike unanswered',
      'answers.shirt unanswered',
      'answers.why unanswered',
    ])
  })

  test.each([
    [{ 'own-bike': 'maybe' }, 'answers.own-bike one_of'],
    [{ shirt: 'XL' }, 'answers.shirt one_of'],
    [{ shirt: '   ' }, 'answers.shirt unanswered'],
    [{ why: 'ก'.repeat(answerLimit + 1) }, 'answers.why max'],
  ])('%j is refused', (change, fault) => {
    expect(faultsOf({ ...good, ...change } as Record<string, string>)).toEqual([fault])
  })

  test('what nobody asked is nobody’s fault', () => {
    expect(faultsOf({ ...good, unknown: 'x' })).toEqual([])
  })

  test('an answer is as wanted where nothing else is', () => {
    const [bike, shirt] = questions as [AskedQuestion, AskedQuestion]
    expect([isWanted(bike, 'yes'), isWanted(bike, 'no'), isWanted(shirt, 'S')]).toEqual([true, false, true])
  })
})

test.each([
  [17, null, null, false],
  [18, null, null, true],
  [15, 15, 17, true],
  [18, 15, 17, false],
  [60, 20, 60, true],
  [61, 20, 60, false],
])('at %s years, for %s to %s: %s', (age, minAge, maxAge, fit) => {
  expect(isAgeFit(age, { minAge, maxAge })).toBe(fit)
})
