'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Position } from '@/lib/geolocation/position'
import { type FoundPlace, findPlaces } from '@/lib/maps/find-places'

type PlaceSearchProps = {
  /** Places near this position come first. */
  near: Position | null
  onChoose: (place: FoundPlace) => void
}

type State =
  | { readonly kind: 'idle' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] }

/** Finds a place by name; choosing one moves the pin there. */
export function PlaceSearch({ near, onChoose }: PlaceSearchProps) {
  const t = useTranslations('maps')
  const id = useId()
  const [text, setText] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })

  const search = async () => {
    if (!text.trim()) return
    setState({ kind: 'searching' })
    try {
      setState({ kind: 'found', places: await findPlaces(text.trim(), near) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The surrounding form must not be submitted.
    event.preventDefault()
    void search()
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('search')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          className="control min-w-0"
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={searchOnEnter}
        />
        <Button variant="secondary" loading={state.kind === 'searching'} onClick={search}>
          {t('searchButton')}
        </Button>
      </div>
      {state.kind === 'found' && state.places.length > 0 && (
        <ul
          aria-label={t('results')}
          className="mt-2 divide-y divide-line rounded-card border border-line bg-card"
        >
          {state.places.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="flex min-h-12 w-full gap-2.5 px-3.5 py-2 text-left hover:bg-well"
                onClick={() => {
                  setState({ kind: 'idle' })
                  onChoose(place)
                }}
              >
                <Icon name="pin" className="mt-1 size-4.5" />
                <span className="min-w-0">
                  <span className="block font-medium">{place.name}</span>
                  <span className="block text-sm text-ink-3">{place.address}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {state.kind === 'failed'
          ? t('searchFailed')
          : state.kind === 'found' && state.places.length === 0 && t('noResults')}
      </p>
    </div>
  )
}
