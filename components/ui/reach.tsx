'use client'

import { createContext, type ReactNode, useContext } from 'react'

type Partner = {
  /** Of a worker or a company, whichever the page is about. */
  readonly id: string
  readonly name: string
  /** An icon alone where there is no room for words. */
  readonly looks?: 'icon' | 'button'
}

const DrawReach = createContext<((partner: Partner) => ReactNode) | null>(null)

/** Adds a way to write to everybody drawn below it: so a page adds chat to another noun's list. */
export const ReachProvider = DrawReach.Provider

/** The page's way to write to somebody, if it has one. */
export function Reach(partner: Partner) {
  return useContext(DrawReach)?.(partner) ?? null
}
