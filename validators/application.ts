import { possibleAnswers, type QuestionKind } from './job-post-terms'
import type { RuleName, RuleParams } from './violation'

/** A question a post asks of everybody who applies, as far as judging an answer goes. */
export type AskedQuestion = {
  readonly id: string
  readonly kind: QuestionKind
  readonly choices?: readonly string[]
  /** The answers the company is looking for; any, where there are none. */
  readonly wanted?: readonly string[]
}

export type Answer = { readonly questionId: string; readonly answer: string }

/** Longest text somebody answers with. */
export const answerLimit = 500

type Fault = { readonly field: string; readonly rule: RuleName; readonly params: RuleParams }

/** What somebody answered to a question, trimmed; empty where nothing. */
export const answerTo = (answers: readonly Answer[], questionId: string): string =>
  answers.find((given) => given.questionId === questionId)?.answer.trim() ?? ''

function ruleBroken({ kind, choices = [] }: AskedQuestion, answer: string): [RuleName, RuleParams] | null {
  if (answer === '') return [kind === 'text' ? 'required' : 'required_select', {}]
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

/** Years somebody must at least have where a post names none. */
export const adultAge = 18

/** Whether somebody of an age may do a post's work; no least age means adults. */
export const isAgeFit = (
  age: number,
  { minAge, maxAge }: { readonly minAge: number | null; readonly maxAge: number | null },
): boolean => age >= (minAge ?? adultAge) && (maxAge === null || age <= maxAge)
