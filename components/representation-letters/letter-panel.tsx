'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { FormProblem } from '@/components/forms/form-problem'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { formatDay } from '@/lib/dates/format-thai'
import type { LetterStatus } from '@/lib/representation-letters/letter'
import { askForLetter, withdrawLetter } from '@/lib/representation-letters/requests'
import { letterDays, lettersAMonth, letterTries } from '@/validators/letter-code'

const CodeForm = lazy(() => import('./code-form'))

type LetterPanelProps = { status: LetterStatus }

const ended = ['void', 'expired', 'withdrawn', 'dropped'] as const
type Ended = (typeof ended)[number]
const isEnded = (state: string): state is Ended => (ended as readonly string[]).includes(state)

/** The letter with a code: requesting it, its state, and entering its code. */
export function LetterPanel({ status: first }: LetterPanelProps) {
  const t = useTranslations('letters')
  const problems = useTranslations('problems')
  const router = useRouter()
  const [status, setStatus] = useState(first)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** Kept until there is an answer, so that only one letter is requested even if an answer is lost. */
  const key = useRef<string>(undefined)
  const { address, letter, obstacle } = status

  const show = (next: LetterStatus) => {
    key.current = undefined
    setStatus(next)
    // Updates the rest of the page and its shell, which depend on the company's state.
    router.refresh()
  }
  const ask = async (request: () => Promise<LetterStatus>) => {
    setProblem(null)
    setIsBusy(true)
    try {
      show(await request())
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setIsBusy(false)
    }
  }
  const askForOne = () => {
    key.current ??= crypto.randomUUID()
    const own = key.current
    return ask(() => askForLetter(own))
  }

  if (obstacle === 'already_represented') {
    return (
      <Alert tone="leaf" title={t('represented.title')} live={first.obstacle !== obstacle}>
        {t('represented.about')}
      </Alert>
    )
  }
  const isOpen = letter !== null && (letter.state === 'asked' || letter.state === 'sent')
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <section aria-labelledby="letter" className="grid gap-4">
        <div>
          <h2 id="letter" className="text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 text-ink-2">{t('about', { days: letterDays, tries: letterTries })}</p>
        </div>
        {address && (
          <p className="text-ink-2 wrap-anywhere">
            <strong className="font-semibold text-ink">{t('address')}</strong>{' '}
            {[address.line, address.subdistrict, address.district, address.province, address.postcode]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {letter?.state === 'asked' && (
          <Alert title={t('asked.title', { day: formatDay(new Date(letter.askedAt)) })}>
            {t('asked.about')}
          </Alert>
        )}
        {letter?.state === 'sent' && (
          <>
            <p>
              {t('sent', {
                sent: formatDay(new Date(letter.sentAt ?? letter.askedAt)),
                until: formatDay(new Date(letter.expiresAt ?? letter.askedAt)),
              })}
            </p>
            <Suspense>
              <CodeForm letterId={letter.id} onEntered={show} onOver={() => router.refresh()} />
            </Suspense>
          </>
        )}
        {letter && isEnded(letter.state) && <p className="text-ink-2">{t(`ended.${letter.state}`)}</p>}
        {obstacle && obstacle !== 'letter_open' && (
          <p className="rounded-control bg-well p-3 text-sm text-ink-2">{problems(obstacle)}</p>
        )}
        <FormProblem problem={problem} />
        {obstacle === null && (
          <div>
            <Button variant="secondary" size="lg" loading={isBusy} onClick={askForOne}>
              {t(letter ? 'askAgain' : 'ask')}
            </Button>
            <p className="mt-2 text-sm text-ink-3">{t('limit', { letters: lettersAMonth })}</p>
          </div>
        )}
        {isOpen && (
          <div>
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3.5"
              loading={isBusy}
              onClick={() => ask(() => withdrawLetter(letter.id))}
            >
              {t('withdraw')}
            </Button>
            <p className="mt-1 text-sm text-ink-3">{t('withdrawAbout')}</p>
          </div>
        )}
      </section>
    </Card>
  )
}
