'use client'

import { useCallback, useEffect, useState } from 'react'
import type { District, Place } from './place'

const answers = new Map<string, Promise<unknown>>()

/** Calls our address handlers, once per page and path; a failed call is repeated the next time. */
function ask<T>(path: string): Promise<T> {
  const earlier = answers.get(path)
  if (earlier) return earlier as Promise<T>
  const answer = load<T>(path)
  answers.set(path, answer)
  answer.catch(() => answers.delete(path))
  return answer
}

async function load<T>(path: string): Promise<T> {
  const { fetchWithPolicy } = await import('@/lib/api/fetch-policy')
  const response = await fetchWithPolicy(new Request(new URL(path, location.origin)))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json() as Promise<T>
}

/** The places a postcode serves; rejects when they cannot be loaded. */
export function findPlaces(postcode: string): Promise<readonly Place[]> {
  return ask(`/api/addresses/postcodes/${postcode}`)
}

/** The districts of a province; rejects when they cannot be loaded. */
export function loadDistricts(province: string): Promise<readonly District[]> {
  return ask(`/api/addresses/provinces/${encodeURIComponent(province)}`)
}

/** The names of all provinces; empty while loading. */
export function useProvinces() {
  const [provinces, setProvinces] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    const names = await ask<readonly string[]>('/api/addresses/provinces').catch(() => null)
    setFailed(names === null)
    if (names) setProvinces(names)
  }, [])
  useEffect(() => void load(), [load])

  return { provinces, failed, retry: load }
}

/** Moving through a select with the arrow keys passes many provinces; only one the person stops at is loaded. */
const settleMs = 120

type Districts = { readonly province: string; readonly list: readonly District[]; readonly failed: boolean }

const nothing: Districts = { province: '', list: [], failed: false }

/** The districts of a province, loaded when it is chosen; empty while loading. */
export function useDistricts(province: string) {
  const [loaded, setLoaded] = useState(nothing)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt number loads again
  useEffect(() => {
    if (!province) return
    let left = false
    const timer = setTimeout(async () => {
      const list = await loadDistricts(province).catch(() => null)
      if (!left) setLoaded({ province, list: list ?? [], failed: list === null })
    }, settleMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [province, attempt])

  const current = loaded.province === province ? loaded : nothing
  return { districts: current.list, failed: current.failed, retry: () => setAttempt(attempt + 1) }
}
