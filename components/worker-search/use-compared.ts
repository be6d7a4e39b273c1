'use client'

import { useEffect, useState } from 'react'

/** Most people that are put side by side. */
export const comparedAtMost = 4

/** Somebody who is put beside others. */
export type Compared = { readonly id: string; readonly name: string }

const storageKey = 'partim:compared'

function stored(): Compared[] {
  try {
    const people: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(people) ? people.slice(0, comparedAtMost) : []
  } catch {
    // Storage is refused or unreadable: the choice lasts as long as the page.
    return []
  }
}

function store(people: readonly Compared[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(people))
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

/** The people who were ticked to be compared, over several searches, until the tab is closed. */
export function useCompared() {
  const [people, setPeople] = useState<readonly Compared[]>([])
  useEffect(() => setPeople(stored()), [])
  const keep = (next: readonly Compared[]) => {
    setPeople(next)
    store(next)
  }
  return {
    people,
    has: (id: string) => people.some((one) => one.id === id),
    isFull: people.length >= comparedAtMost,
    toggle: (person: Compared) =>
      keep(
        people.some(({ id }) => id === person.id)
          ? people.filter(({ id }) => id !== person.id)
          : [...people, person].slice(0, comparedAtMost),
      ),
    clear: () => keep([]),
  }
}
