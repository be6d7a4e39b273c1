'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'
import { askBranches } from '@/lib/talk/requests'
import type { Side } from '@/lib/talk/talk'
import type { Carried } from '@/lib/talk/thread'
import { roundedPosition } from '@/validators/talk-attachments'
import { Failed } from './job-choice'

type PlaceChoiceProps = { side: Side; onSend: (carried: Carried) => void }

/** Chooses a place to send as a card: a branch of the company, or where one is. */
export function PlaceChoice({ side, onSend }: PlaceChoiceProps) {
  const t = useTranslations('chat.attach')
  const { state, ask } = useDevicePosition('exact', ({ lat, lng }) => {
    const place = { lat: roundedPosition(lat), lng: roundedPosition(lng) }
    onSend({
      kind: 'card',
      sent: { kind: 'position', ...place },
      shown: { kind: 'location', ...place, branch: null },
    })
  })
  return (
    <div className="grid gap-4">
      {side === 'company' && <Branches onSend={onSend} />}
      <div>
        <Button variant="secondary" loading={state === 'asking'} onClick={ask}>
          <Icon name="navigate" />
          {t('sendPosition')}
        </Button>
        <p className="mt-2 text-sm text-ink-2">{t('aboutPosition')}</p>
        {(state === 'denied' || state === 'failed') && (
          <p role="alert" className="mt-2 text-sm text-chilli">
            {t(`positions.${state}`)}
          </p>
        )}
      </div>
    </div>
  )
}

type Branch = Awaited<ReturnType<typeof askBranches>>[number]

function Branches({ onSend }: Pick<PlaceChoiceProps, 'onSend'>) {
  const t = useTranslations('chat.attach')
  const [branches, setBranches] = useState<readonly Branch[] | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when somebody says so
  useEffect(() => {
    let isOver = false
    setBranches(null)
    askBranches().then(
      (found) => !isOver && setBranches(found),
      () => !isOver && setBranches('failed'),
    )
    return () => {
      isOver = true
    }
  }, [attempt])
  if (branches === null) return <Skeleton className="h-16 w-full" />
  if (branches === 'failed') return <Failed onRetry={() => setAttempt((before) => before + 1)} />
  if (branches.length === 0) return <p className="text-ink-2">{t('noBranches')}</p>
  const send = ({ id, name, address, lat, lng }: Branch) =>
    onSend({
      kind: 'card',
      sent: { kind: 'branch', branchId: id },
      shown: {
        kind: 'location',
        lat: roundedPosition(lat ?? 0),
        lng: roundedPosition(lng ?? 0),
        branch: { name, address: lineOf(address) },
      },
    })
  return (
    <ul className="divide-y divide-line border-y border-line">
      {branches.map((branch) => (
        <li key={branch.id}>
          <button
            type="button"
            onClick={() => send(branch)}
            aria-label={t('sendBranchOf', { name: branch.name })}
            className="flex min-h-14 w-full items-center gap-3 rounded-control px-2.5 py-1.5 text-left hover:bg-well"
          >
            <Icon name="branch" className="size-5" />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{branch.name}</span>
              <span className="block text-sm text-ink-2 wrap-anywhere">{lineOf(branch.address)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const lineOf = ({ line, subdistrict, district, province, postcode }: Branch['address']) =>
  [line, subdistrict, district, province, postcode].filter(Boolean).join(' ')
