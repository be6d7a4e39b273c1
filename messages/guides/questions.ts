import type { Question, QuestionGroup } from '@/lib/questions/question'
import { accountQuestions } from './questions-account'
import { employerQuestions } from './questions-employer'
import { paymentQuestions } from './questions-payment'
import { safetyQuestions } from './questions-safety'
import { taxQuestions } from './questions-tax'
import { workerQuestions } from './questions-worker'

/** The answers of /question, by group. */
export const questions: Readonly<Record<QuestionGroup, readonly Question[]>> = {
  employer: employerQuestions,
  worker: workerQuestions,
  payment: paymentQuestions,
  tax: taxQuestions,
  safety: safetyQuestions,
  account: accountQuestions,
}
