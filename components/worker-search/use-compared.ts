'use client'

import { useEffect, useState } from 'react'
import { keepInput, keptInput } from '@/lib/drafts/kept-input'
import { comparedTogether } from '@/validators/worker-search'

/** Somebody who is put beside others. */
export type Compared = { readonly id: string; readonly name: string }

const storageKey = 'partim:compared'

function stored(): Compared[] {
  const people = keptInput<unknown>(storageKey, 'tab')?.values
  return Array.isArray(people) ? people.slice(0, comparedTogether) : []
}

/** The people who were ticked to be compared, over several searches, until the tab is closed. */
export function useCompared() {
  const [people, setPeople] = useState<readonly Compared[]>([])
  useEffect(() => setPeople(stored()), [])
  const keep = (next: readonly Compared[]) => {
    setPeople(next)
    keepInput(storageKey, next, 'tab')
  }
  return {
    people,
    has: (id: string) => people.some((one) => one.id === id),
    isFull: people.length >= comparedTogether,
    toggle: (person: Compared) =>
      keep(
        people.some(({ id }) => id === person.id)
          ? people.filter(({ id }) => id !== person.id)
          : [...people, person].slice(0, comparedTogether),
      ),
    clear: () => keep([]),
  }
}
