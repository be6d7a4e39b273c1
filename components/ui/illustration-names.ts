/** Every symbol of public/illustrations.svg. */
export const illustrationNames = [
  'posts',
  'branches',
  'mail',
  'verified',
  'broken-link',
  'lost',
  'storm',
  'offline',
  'account',
  'people',
  'interview',
  'wallet',
  'resume',
  'privacy',
  'chat',
  'work-day',
] as const

export type IllustrationName = (typeof illustrationNames)[number]
