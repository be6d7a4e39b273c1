import { howto } from '@/messages/guides/howto'
import type { GuideStep, Reader } from './guide-step'

/** The guides, in the order they are read. */
export const guides = Object.entries(howto) as readonly (readonly [Reader, readonly GuideStep[]])[]
