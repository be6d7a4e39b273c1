/**
 * How companies are searched by name: a short text would list them all, and so would many answers or many questions. The
 * limits are of one worker.
 */
export const companyNameSearch = {
  shortest: 3,
  longest: 100,
  atMost: 5,
  /** Questions in ten minutes. */
  questions: { max: 30, seconds: 600 },
} as const
