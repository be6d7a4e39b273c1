import { possibleAnswers, type QuestionKind } from './job-post-terms'
import type { RuleName, RuleParams } from './violation'

/** The part of a post's question that is needed to judge an answer; every applicant answers it. */
export type AskedQuestion = {
  readonly id: string
  readonly kind: QuestionKind
  readonly choices?: readonly string[]
  /** The answers the company is looking for; an empty list accepts any. */
  readonly wanted?: readonly string[]
}

export type Answer = { readonly questionId: string; readonly answer: string }

/** Maximum length of an answer. */
export const answerLimit = 500

type Fault = { readonly field: string; readonly rule: RuleName; readonly params: RuleParams }

/** The answer to a question, trimmed; empty when there is none. */
export const answerTo = (answers: readonly Answer[], questionId: string): string =>
  answers.find((given) => given.questionId === questionId)?.answer.trim() ?? ''

function ruleBroken({ kind, choices = [] }: AskedQuestion, answer: string): [RuleName, RuleParams] | null {
  if (answer === '') return ['unanswered', {}]
  const possible: readonly string[] | null = possibleAnswers(kind, choices)
  if (possible) return possible.includes(answer) ? null : ['one_of', {}]
  return answer.length > answerLimit ? ['max', { max: answerLimit }] : null
}

/** What is wrong with the answers to a post's questions; fields are `answers.<question id>`. */
export function answerFaults(questions: readonly AskedQuestion[], answers: readonly Answer[]): Fault[] {
  return questions.flatMap((question) => {
    const broken = ruleBroken(question, answerTo(answers, question.id))
    return broken ? [{ field: `answers.${question.id}`, rule: broken[0], params: broken[1] }] : []
  })
}

/** False where the company is looking for another answer. */
export const isWanted = ({ wanted = [] }: AskedQuestion, answer: string): boolean =>
  wanted.length === 0 || wanted.includes(answer)

/** Minimum age in years where a post names none. */
export const adultAge = 18

/** Whether a person's age fits a post; without a minimum age only adults fit. */
export const isAgeFit = (
  age: number,
  { minAge, maxAge }: { readonly minAge: number | null; readonly maxAge: number | null },
): boolean => age >= (minAge ?? adultAge) && (maxAge === null || age <= maxAge)
