/**
 * What follows when somebody does not use their account. `used`: nothing yet. `asked`: they were asked whether they still look
 * for work. `hidden`: nobody finds them. `warned`: they were told on which day their resume goes. `removed`: it is gone.
 */
export const resumeUses = ['used', 'asked', 'hidden', 'warned', 'removed'] as const
export type ResumeUse = (typeof resumeUses)[number]

/** `use` is the worker's, or a job that they have; the others follow by themselves, each after its time. */
export const resumeUseEvents = ['ask', 'hide', 'warn', 'remove', 'use'] as const
export type ResumeUseEvent = (typeof resumeUseEvents)[number]

type Transition = {
  readonly event: ResumeUseEvent
  readonly from: readonly ResumeUse[]
  readonly to: ResumeUse
}

/** The transitions of a resume's use; any other is refused. */
export const resumeUseTransitions: readonly Transition[] = [
  { event: 'ask', from: ['used'], to: 'asked' },
  { event: 'hide', from: ['asked'], to: 'hidden' },
  { event: 'warn', from: ['hidden'], to: 'warned' },
  { event: 'remove', from: ['warned'], to: 'removed' },
  { event: 'use', from: ['asked', 'hidden', 'warned', 'removed'], to: 'used' },
]

/** The state an event leads to, or null when it is not possible from this state. */
export const nextResumeUse = (from: ResumeUse, event: ResumeUseEvent): ResumeUse | null =>
  resumeUseTransitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null

/** What comes next without any use; null once there is nothing left. */
export const nextWithoutUse = (from: ResumeUse): ResumeUseEvent | null =>
  resumeUseTransitions.find((row) => row.event !== 'use' && row.from.includes(from))?.event ?? null
