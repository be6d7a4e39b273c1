'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import type { AccountKind } from '@/lib/accounts/account-requests'
import type { Session } from '@/lib/accounts/own-account'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { timeAgo } from '@/lib/dates/time-ago'

const loadRequests = () => import('@/lib/accounts/own-account-requests')

type DeviceListProps = { kind: AccountKind; sessions: readonly Session[] }

/** The browsers somebody is signed in with; each except this one can be signed out here. */
export function DeviceList({ kind, sessions: first }: DeviceListProps) {
  const t = useTranslations('account.devices')
  const problemText = useProblemText()
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const [sessions, setSessions] = useState(first)
  const [ending, setEnding] = useState<string | null>(null)
  useEffect(() => setSessions(first), [first])
  const others = sessions.filter(({ isCurrent }) => !isCurrent)

  const end = async (what: string, work: () => Promise<string>, left: (session: Session) => boolean) => {
    setEnding(what)
    try {
      const text = await work()
      setSessions((now) => now.filter(left))
      // The button disappears with its row.
      list.current?.focus()
      void toast('success', text)
      router.refresh()
    } catch (error) {
      void toast('error', problemText(problemOfFailure(error)))
    } finally {
      setEnding(null)
    }
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('list')} className="grid gap-1">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-0"
          >
            <Icon name="devices" className="size-6 text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                <DeviceName session={session} />
                {session.isCurrent && <Badge tone="leaf">{t('this')}</Badge>}
              </span>
              <LastUse session={session} />
            </span>
            {!session.isCurrent && (
              <EndButton
                session={session}
                loading={ending === session.id}
                disabled={ending !== null}
                onPress={() =>
                  void end(
                    session.id,
                    async () => {
                      await (await loadRequests()).endSession(kind, session.id)
                      return t('ended')
                    },
                    ({ id }) => id !== session.id,
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="mt-3"
          loading={ending === 'others'}
          disabled={ending !== null}
          onClick={() =>
            void end(
              'others',
              async () => {
                const { ended } = await (await loadRequests()).endOtherSessions(kind)
                return t('endedOthers', { count: ended })
              },
              ({ isCurrent }) => isCurrent,
            )
          }
        >
          {t('endOthers')}
        </Button>
      )}
    </>
  )
}

function useDeviceName({ browser, system }: Session): string {
  const t = useTranslations('account.devices')
  return t('on', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) })
}

function DeviceName({ session }: { session: Session }) {
  return useDeviceName(session)
}

function LastUse({ session: { lastUsedAt } }: { session: Session }) {
  const t = useTranslations('account.devices')
  const moment = new Date(lastUsedAt)
  const { unit, count } = timeAgo(moment)
  return (
    <time dateTime={lastUsedAt} suppressHydrationWarning className="block text-sm text-ink-3">
      {t(`used.${unit}`, { count, day: formatDay(moment), time: formatClock(moment) })}
    </time>
  )
}

type EndButtonProps = { session: Session; loading: boolean; disabled: boolean; onPress: () => void }

function EndButton({ session, onPress, ...state }: EndButtonProps) {
  const t = useTranslations('account.devices')
  const device = useDeviceName(session)
  return (
    <Button variant="ghost" size="sm" {...state} aria-label={t('endOne', { device })} onClick={onPress}>
      {t('end')}
    </Button>
  )
}
