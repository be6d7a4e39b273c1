import { questions } from '@/messages/guides/questions'
import type { Question, QuestionGroup } from './question'

/** Every question, by group, in reading order. */
export const questionGroups = Object.entries(questions) as readonly (readonly [
  QuestionGroup,
  readonly Question[],
])[]
