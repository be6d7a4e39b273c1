/** How long somebody did a type of work, as they choose it; the texts are under `resumes.lengths` in messages/th.json. */
export const experienceLengths = ['never', 'under_year', 'one_to_two', 'three_or_more'] as const
export type ExperienceLength = (typeof experienceLengths)[number]

/** The fewest months that each choice says. */
export const leastMonths: Readonly<Record<ExperienceLength, number>> = {
  never: 0,
  under_year: 1,
  one_to_two: 12,
  three_or_more: 36,
}
