'use client'

import { createContext, type ReactNode, useContext } from 'react'

type Person = { readonly id: string; readonly name: string }

const DrawBesidePerson = createContext<((person: Person) => ReactNode) | null>(null)

/** Adds content beside every `BesidePerson` below it: so a page adds one noun's button to another noun's list. */
export const BesidePersonProvider = DrawBesidePerson.Provider

/** What the page adds beside a person's name, if anything. */
export function BesidePerson(person: Person) {
  return useContext(DrawBesidePerson)?.(person) ?? null
}
