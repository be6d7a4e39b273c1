'use client'

import { createContext, type ReactNode, use } from 'react'
import { Unbroken } from '@/components/ui/unbroken'

/** Titles as the server drew them, by their text: those with words that a browser would break. */
export type WholeTitles = Readonly<Record<string, ReactNode>>

const Titles = createContext<WholeTitles>({})

/** Gives the cards within their titles. */
export const TitlesProvider = Titles.Provider

/** The title of a job on a card of its worker; one that came since the page is drawn as every name is. */
export const JobTitle = ({ children: title }: { children: string }) =>
  use(Titles)[title] ?? <Unbroken>{title}</Unbroken>
