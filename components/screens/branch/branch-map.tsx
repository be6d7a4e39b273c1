'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BranchItem, type BranchRights } from '@/components/branches/branch-item'
import { listPath } from '@/components/branches/list-path'
import { MapsGate } from '@/components/maps/maps-gate'
import { type MapPlace, PlacesMap } from '@/components/maps/places-map'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Branch, BranchFilter, BranchSummary } from '@/lib/branches/branch'
import { askBranch, askBranchSummaries } from '@/lib/branches/requests'
import type { MapsAccess } from '@/lib/config/maps-access'
import { needsOwnDocument } from '@/lib/maps/document-nonce'
import { navigateTo } from '@/lib/navigation/navigate'
import { partsOf } from './branch-parts'

type BranchMapProps = { filter: BranchFilter; can: BranchRights; maps: MapsAccess }

/** All branches of a filter on a map; the one selected there is shown below it. */
export default function BranchMap({ filter, can, maps }: BranchMapProps) {
  const t = useTranslations('branchList')
  const [summaries, setSummaries] = useState<readonly BranchSummary[]>([])
  const [chosen, setChosen] = useState<Branch | null>(null)
  const [failed, setFailed] = useState<(() => void) | null>(null)
  const card = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, with the view in which the map is opened
  useEffect(() => {
    if (needsOwnDocument()) navigateTo(listPath({ ...filter, map: true }), { replace: true })
  }, [])

  useEffect(() => {
    let gone = false
    const ask = async () => {
      setFailed(null)
      try {
        const found = await askBranchSummaries(filter)
        if (!gone) setSummaries(found)
      } catch {
        if (!gone) setFailed(() => ask)
      }
    }
    void ask()
    return () => {
      gone = true
    }
  }, [filter])

  useEffect(() => {
    if (chosen) card.current?.focus({ preventScroll: true })
  }, [chosen])

  const places = useMemo(
    () =>
      summaries.flatMap(({ id, name, lat, lng }): MapPlace[] =>
        lat === null || lng === null ? [] : [{ id, name, lat, lng }],
      ),
    [summaries],
  )
  const choose = async (id: string) => {
    setFailed(null)
    try {
      setChosen(await askBranch(id))
    } catch {
      setFailed(() => () => void choose(id))
    }
  }
  const unplaced = summaries.length - places.length
  const shown = chosen && summaries.some(({ id }) => id === chosen.id) ? chosen : null
  return (
    <div className="grid gap-3">
      {failed && (
        <Alert
          live
          tone="chilli"
          title={t('mapFailed')}
          action={
            <Button variant="secondary" size="sm" onClick={failed}>
              {t('retry')}
            </Button>
          }
        />
      )}
      <MapsGate maps={maps} problemText={t('mapUnavailable')}>
        <PlacesMap
          label={t('map')}
          places={places}
          chosenId={shown?.id ?? null}
          onChoose={(id) => void choose(id)}
        />
        <p role="status" className="text-sm text-ink-2">
          {t('onMap', { count: places.length, unplaced })}
        </p>
      </MapsGate>
      {shown && (
        <div ref={card} tabIndex={-1} className="rounded-card">
          <BranchItem key={`${shown.id} ${shown.version}`} branch={shown} partsOf={partsOf} can={can} />
        </div>
      )}
    </div>
  )
}
