'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { pressPart } from '@/components/ui/press-part'

const GiveUpDialog = pressPart(() => import('./give-up-dialog'))

type GiveUpProps = {
  isClaiming: boolean
  /** What ends with the company, for the confirmation. */
  children?: ReactNode
}

/** Lets a member close a company whose number belongs to another one; the number's other options follow. */
export function GiveUp({ isClaiming, children }: GiveUpProps) {
  const t = useTranslations('companyDisputes.giveUp')
  const [asking, setAsking] = useState(false)
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-lg">{t('heading')}</h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">{t(isClaiming ? 'aboutClaim' : 'about')}</p>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      {asking && <GiveUpDialog onClose={() => setAsking(false)}>{children}</GiveUpDialog>}
    </Card>
  )
}
