import type { LateNamespace } from '@/lib/i18n/late-messages'

/** What the form of applying says, whether it comes with its page or late. */
export const applyMessages = [
  'addresses',
  'applying',
  'dates',
  'editing',
  'forms',
  'problems',
  'shiftChoice',
  'unsent',
  'validation',
  'workTypes',
] as const satisfies readonly LateNamespace[]
