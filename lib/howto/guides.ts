import { howto } from '@/messages/guides/howto'
import type { GuideStep, Reader } from './guide-step'

/** The guides, in reading order. */
export const guides = Object.entries(howto) as readonly (readonly [Reader, readonly GuideStep[]])[]
