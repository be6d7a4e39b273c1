'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { ApplicationState } from '@/lib/applications/application'

type Applicant = {
  readonly workerId: string
  readonly name: string
  readonly state: ApplicationState
  /** Their number stands there, too. */
  readonly isNumberRead?: boolean
  /** On the board, among the ways to reach them, in the dialog about them, or beside what was just done to them. */
  readonly at: 'card' | 'ways' | 'dialog' | 'report'
}

const DrawInterview = createContext<((applicant: Applicant) => ReactNode) | null>(null)

/** Adds the interview of every applicant drawn below it: so a page joins the two nouns. */
export const InterviewSlotProvider = DrawInterview.Provider

/** What the page says of an applicant's interview there, and its way to one, if anything. */
export function InterviewSlot(applicant: Applicant) {
  return useContext(DrawInterview)?.(applicant) ?? null
}
