'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { AskToJoin } from './ask-to-join'

type TakenNumberProps = {
  uid: string
  juristicId: string
  /** As the registry says it, or as it was typed. */
  name: string
  onBack: () => void
  /** Something was begun that this page shows by itself from now on. */
  onDone: () => void
}

/** What it means that somebody registered this number before, and the ways on; what was typed is kept. */
export function TakenNumber({ uid, juristicId, name, onBack, onDone }: TakenNumberProps) {
  const t = useTranslations('companies.taken')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid gap-4">
      <Alert
        live
        tone="sky"
        title={t('title')}
        action={
          <Button variant="secondary" size="sm" onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        <p>{t('explain', { name, juristicId })}</p>
        <p>{t('kept')}</p>
      </Alert>
      <Way title={t('join.title')} about={t('join.about')}>
        {isAsking ? (
          <AskToJoin uid={uid} juristicId={juristicId} onDone={onDone} />
        ) : (
          <Button block onClick={() => setAsking(true)}>
            {t('join.open')}
          </Button>
        )}
      </Way>
    </div>
  )
}

function Way({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <Card className="p-4 sm:p-5">
      <section>
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 mb-4 text-ink-2">{about}</p>
        {children}
      </section>
    </Card>
  )
}
