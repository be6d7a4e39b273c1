/**
 * What comes of news about a saved search: the member is told · nobody may be told now, because the company may not see
 * workers · the branch it searches near is out of use, or not one of the member's any more · the member has left, or their role
 * finds no people.
 */
export const newsOutcomes = ['told', 'not_now', 'branch_gone', 'member_gone'] as const
export type NewsOutcome = (typeof newsOutcomes)[number]
