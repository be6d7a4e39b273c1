/** How much a resume may say; apart from the rules, so that screens need not load those. */
export const resumeLimits = {
  workTypes: 8,
  workExperiences: 12,
  dates: 60,
  headline: 80,
  about: 1_000,
} as const
