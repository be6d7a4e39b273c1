'use client'

import { useEffect } from 'react'
import { rememberLeft } from './use-way-back'

type RememberCardProps = {
  /** The address of the search. */
  path: string
  id: string
  /** The place of the card in the list, from 1. */
  position: number
}

/** On a page that shows somebody of a search: coming back to the list leads to their card. */
export function RememberCard({ path, id, position }: RememberCardProps) {
  useEffect(() => rememberLeft({ path, id, count: position }), [path, id, position])
  return null
}
