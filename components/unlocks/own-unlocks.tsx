'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Reach } from '@/components/ui/reach'
import { Unbroken } from '@/components/ui/unbroken'
import { formatDay } from '@/lib/dates/format-thai'
import { objectToUnlock } from '@/lib/unlocks/requests'
import type { OwnUnlock } from '@/lib/unlocks/unlock'
import { SendingDialog } from './sending-dialog'

/** The companies that unlocked a worker's contact, newest first, each of which they may object to. */
export default function OwnUnlocks({ unlocks }: { unlocks: readonly OwnUnlock[] }) {
  const t = useTranslations('unlocks.own')
  const [shown, setShown] = useState(unlocks)
  const [asked, setAsked] = useState<OwnUnlock | null>(null)
  const [said, setSaid] = useState('')

  const replace = (changed: OwnUnlock) => {
    setShown((before) => before.map((one) => (one.id === changed.id ? changed : one)))
    setSaid(t('said', { company: changed.companyName }))
    setAsked(null)
  }
  return (
    <>
      {shown.length === 0 && <p>{t('empty')}</p>}
      <ul className="grid gap-1">
        {shown.map((unlock) => (
          <li key={unlock.id} className="border-t border-line py-3 first:border-t-0">
            <UnlockRow unlock={unlock} onObject={() => setAsked(unlock)} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-leaf">
        {said}
      </p>
      {asked && <Objecting unlock={asked} onClose={() => setAsked(null)} onDone={replace} />}
    </>
  )
}

function UnlockRow({ unlock, onObject }: { unlock: OwnUnlock; onObject: () => void }) {
  const t = useTranslations('unlocks.own')
  const { companyId, companyName, state, unlockedAt, until, isOpen, isBlocked } = unlock
  const day = (instant: string) => formatDay(new Date(instant))
  const standing = () => {
    if (state === 'objected' || state === 'refunded') return t(state)
    if (state === 'returned') return t(isBlocked ? 'blocked' : 'returned')
    return isOpen
      ? t('when', { day: day(unlockedAt), until: day(until) })
      : t(isBlocked ? 'blocked' : 'over', { day: day(until) })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Unbroken isName>{companyName}</Unbroken>
        </p>
        <p className="text-sm text-ink-2">{standing()}</p>
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Reach id={companyId} name={companyName} />
          <Button variant="secondary" size="sm" onClick={onObject}>
            {t('object')}
            <span className="sr-only"> {companyName}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

type ObjectingProps = { unlock: OwnUnlock; onClose: () => void; onDone: (changed: OwnUnlock) => void }

function Objecting({ unlock, onClose, onDone }: ObjectingProps) {
  const t = useTranslations('unlocks.own')
  return (
    <SendingDialog
      title={t('objectTitle', { company: unlock.companyName })}
      cancelLabel={t('objectCancel')}
      sendLabel={t('objectConfirm')}
      variant="danger"
      send={async () => onDone(await objectToUnlock(unlock.id))}
      onClose={onClose}
    >
      {t('objectAbout')}
    </SendingDialog>
  )
}
