'use client'

import { createContext, type ReactNode, useContext } from 'react'

type Person = { readonly id: string; readonly name: string }

const DrawBesidePerson = createContext<((person: Person) => ReactNode) | null>(null)

/** Draws something beside every `BesidePerson` below it: how a page adds one noun's button to another noun's list. */
export const BesidePersonProvider = DrawBesidePerson.Provider

/** What the page draws beside a person's name; nothing where it draws nothing. */
export function BesidePerson(person: Person) {
  return useContext(DrawBesidePerson)?.(person) ?? null
}
