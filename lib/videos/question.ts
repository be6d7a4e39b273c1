import { type IntroQuestion, introQuestions } from '@/validators/intro-video-terms'

/** The question with this code, or null: for a film about anything, and for a question that is not asked any more. */
export const knownQuestion = (code: string | null): IntroQuestion | null =>
  introQuestions.find((question) => question === code) ?? null
