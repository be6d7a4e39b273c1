'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { LateInviteDialog } from '@/components/screens/inviting/late-invite-dialog'
import type { Candidate } from '@/components/screens/inviting/use-candidates'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/dates/format-thai'
import { saidKilometres } from '@/lib/i18n/said-kilometres'
import { formatBaht } from '@/lib/money/format-baht'
import type { ComparedWorker } from '@/lib/worker-search/worker-search'
import type { PostFit } from './post-fits'
import type { WaysToInvite } from './ways-to-invite'

type CompareTableProps = {
  people: readonly ComparedWorker[]
  /** How each fits the post that people are looked for, by id. */
  fits: Readonly<Record<string, PostFit>>
  /** The post that people are looked for. */
  post: { readonly id: string; readonly title: string | null } | null
  inviting: WaysToInvite
}

type Row = {
  readonly key: string
  readonly title: string
  readonly cellOf: (person: ComparedWorker) => ReactNode
  /** Of whoever has the least, or the most, the cell is bold; null where nothing is better. */
  readonly rankOf?: (person: ComparedWorker) => number | null
}

/** People side by side: a column each, what is best of a row in bold, and an invitation to each and to all. */
export function CompareTable({ people, fits, post, inviting }: CompareTableProps) {
  const t = useTranslations('comparing')
  const postRow = usePostRow(post?.title ?? '', fits)
  const rows = [...useRows(), ...(post ? [postRow] : [])]
  const [invited, setInvited] = useState<readonly Candidate[] | null>(null)
  const invite = (some: readonly ComparedWorker[]) =>
    setInvited(some.map(({ id, displayName: name }) => ({ id, name, isHidden: false })))
  const [one, another] = invited ?? []
  return (
    <>
      <section
        aria-label={t('table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keys
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-card"
      >
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line align-top">
              <td className="p-3" />
              {people.map(({ id, displayName, photoUrl, isVerified }) => (
                <th key={id} scope="col" className="min-w-36 p-3 font-semibold">
                  <Avatar
                    name={displayName}
                    src={photoUrl}
                    round="rounded-control"
                    className="size-20 text-3xl"
                  />
                  <span className="mt-1 flex items-center gap-1.5">
                    <span>{displayName}</span>
                    {isVerified && (
                      <>
                        <Icon name="shield" className="size-4.5 shrink-0 text-leaf" />
                        <span className="sr-only">{t('verified')}</span>
                      </>
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, title, cellOf, rankOf }) => {
              const best = rankOf && bestOf(people, rankOf)
              return (
                <tr key={key} className="border-b border-line align-top last:border-b-0">
                  <th scope="row" className="p-3 text-sm font-medium text-ink-2">
                    {title}
                  </th>
                  {people.map((person) => (
                    <td
                      key={person.id}
                      className={classNames(
                        'p-3',
                        best != null && rankOf?.(person) === best && 'font-semibold',
                      )}
                    >
                      {cellOf(person) || '–'}
                    </td>
                  ))}
                </tr>
              )
            })}
            <tr className="align-top">
              <td className="p-3" />
              {people.map((person) => (
                <td key={person.id} className="p-3">
                  <div className="grid gap-2">
                    <ButtonLink href={`/resume/${person.id}`} variant="secondary" size="sm" prefetch="reach">
                      {t('open')}
                      <span className="sr-only"> {person.displayName}</span>
                    </ButtonLink>
                    {inviting !== 'none' && (
                      <Button size="sm" onClick={() => invite([person])}>
                        {t('invite')}
                        <span className="sr-only"> {person.displayName}</span>
                      </Button>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {people.length > 1 && <p className="text-sm text-ink-2">{t('bold')}</p>}
      {inviting === 'many' && people.length > 1 && (
        <div>
          <Button variant="accent" onClick={() => invite(people)}>
            <Icon name="mail" />
            {t('inviteAll', { count: people.length })}
          </Button>
        </div>
      )}
      {invited && (
        <LateInviteDialog
          post={post}
          person={one && !another ? one : null}
          people={invited}
          groups={[]}
          canInviteMany={inviting === 'many'}
          onClose={() => setInvited(null)}
        />
      )}
    </>
  )
}

/** The best rank of a row; null where everybody has the same, or nobody any. */
function bestOf(
  people: readonly ComparedWorker[],
  rankOf: (person: ComparedWorker) => number | null,
): number | null {
  const ranks = people.flatMap((person) => rankOf(person) ?? [])
  const best = Math.max(...ranks)
  return new Set(ranks).size > 1 ? best : null
}

function useRows(): Row[] {
  const t = useTranslations('comparing')
  const workType = useTranslations('workTypes')
  const language = useTranslations('matches.languages')
  const skill = useTranslations('skills')
  const unknown = ({ notCompared }: ComparedWorker) =>
    notCompared && <Unknown>{t(`unknown.${notCompared}`)}</Unknown>
  const rows: Omit<Row, 'title'>[] = [
    {
      key: 'pay',
      cellOf: ({ dailyPay }) => (dailyPay === null ? t('anyPay') : formatBaht(dailyPay)),
      rankOf: ({ dailyPay }) => -(dailyPay ?? 0),
    },
    {
      key: 'distance',
      cellOf: (person) =>
        person.distanceKm === null
          ? unknown(person)
          : t(person.isFromDistrict ? 'fromDistrict' : 'kilometres', {
              kilometres: saidKilometres(person.distanceKm),
              province: person.province,
            }),
      rankOf: ({ distanceKm }) => (distanceKm === null ? null : -saidKilometres(distanceKm)),
    },
    {
      key: 'free',
      cellOf: ({ free, notCompared }) =>
        free ? t('slots', free) : <Unknown>{t(`unknown.${notCompared ?? 'noDays'}`)}</Unknown>,
      rankOf: ({ free }) => free?.count ?? null,
    },
    {
      key: 'experience',
      cellOf: ({ experienceYears: years }) => t('years', { years }),
      rankOf: ({ experienceYears }) => experienceYears,
    },
    { key: 'work', cellOf: ({ workTypes }) => workTypes.map((type) => workType(type)).join(', ') },
    { key: 'skills', cellOf: ({ skills }) => skills.map((code) => skill(code)).join(', ') },
    {
      key: 'video',
      cellOf: (person) => (person.known ? person.known.hasVideo && t('video') : unknown(person)),
    },
    {
      key: 'workedForUs',
      rankOf: ({ known }) => known?.workedForUs?.shifts ?? 0,
      cellOf: (person) => {
        if (!person.known) return unknown(person)
        const { workedForUs: worked } = person.known
        return worked && t('workedForUs', { shifts: worked.shifts, day: formatDay(worked.on) })
      },
    },
    { key: 'languages', cellOf: ({ languages }) => languages.map(({ code }) => language(code)).join(', ') },
    { key: 'area', cellOf: ({ district, province }) => [district, province].filter(Boolean).join(' ') },
  ]
  return rows.map((row) => ({ ...row, title: t(`rows.${row.key}` as 'rows.pay') }))
}

/** How each fits the post, or why they cannot be compared with it. */
function usePostRow(title: string, fits: CompareTableProps['fits']): Row {
  const t = useTranslations('comparing')
  return {
    key: 'post',
    title: t('rows.post', { title }),
    cellOf: ({ id }) => {
      const fit = fits[id]
      if (!fit) return null
      if ('not' in fit) return <Unknown>{t(`post.${fit.not}`)}</Unknown>
      const { shiftsFree, shifts, isPayEnough } = fit
      const words = [
        shiftsFree === null && shifts > 0
          ? t('post.daysUnsaid')
          : t('post.free', { free: shiftsFree ?? 0, shifts }),
        isPayEnough === false && t('post.payTooLow'),
      ]
      return words.filter(Boolean).join(' · ')
    },
    rankOf: ({ id }) => {
      const fit = fits[id]
      return fit && 'score' in fit ? fit.score : null
    },
  }
}

const Unknown = ({ children }: { children: ReactNode }) => (
  <span className="text-sm text-ink-2">{children}</span>
)
