import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Reach } from '@/components/ui/reach'
import { formatDay } from '@/lib/dates/format-thai'
import type { ContactAccess } from '@/lib/unlocks/unlock'
import { phoneHref, shownPhone } from '@/validators/contact-phone'
import { CopyButton } from './copy-button'
import { LazyReportNumber } from './lazy-report-number'

type ContactCardProps = { workerId: string; access: ContactAccess; canReport: boolean }

/** How to reach a worker, once the company may; until then, that there is a way and what it takes. */
export function ContactCard(props: ContactCardProps) {
  const { access } = props
  const { contact } = access
  if (!contact) return <MaskedContact access={access} />
  return <OpenContact {...props} contact={contact} />
}

type OpenProps = ContactCardProps & { contact: NonNullable<ContactAccess['contact']> }

function OpenContact({ workerId, access: { reason, unlock }, contact, canReport }: OpenProps) {
  const t = useTranslations('unlocks.contact')
  const opened = unlock && formatDay(new Date(unlock.unlockedAt))
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t('title')}</h2>
        <Badge tone="leaf" icon="check-circle">
          {reason === 'unlocked' && opened
            ? t('opened', { day: opened })
            : t(reason === 'met' ? 'met' : 'applied')}
        </Badge>
      </div>
      <ul className="mt-2">
        <li className="flex min-h-12 items-center gap-3 border-b border-line">
          <Icon name="phone" className="size-5 text-ink-2" />
          <a
            href={phoneHref(contact.phone)}
            aria-label={t('phone', { phone: shownPhone(contact.phone) })}
            className="inline-flex min-h-11 min-w-0 flex-1 items-center font-semibold tabular-nums"
          >
            {shownPhone(contact.phone)}
          </a>
          <span className="print:hidden">
            <CopyButton text={contact.phone} label={t('copyPhone')} />
          </span>
        </li>
        {reason !== 'met' && (
          <li className="flex min-h-12 items-center gap-3">
            <Icon name="mail" className="size-5 text-ink-2" />
            {contact.email === null ? (
              <span className="text-ink-2">{t('noMail')}</span>
            ) : (
              <>
                <a
                  href={`mailto:${contact.email}`}
                  aria-label={t('mail', { email: contact.email })}
                  className="inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere"
                >
                  {contact.email}
                </a>
                <span className="print:hidden">
                  <CopyButton text={contact.email} label={t('copyMail')} />
                </span>
              </>
            )}
          </li>
        )}
      </ul>
      <div className="mt-2 empty:hidden print:hidden">
        <Reach id={workerId} name={contact.displayName} />
      </div>
      {reason === 'unlocked' && unlock && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
          <p>{t('until', { day: formatDay(new Date(unlock.until)) })}</p>
          {canReport && <LazyReportNumber unlock={unlock} />}
        </div>
      )}
    </Card>
  )
}

function MaskedContact({ access: { reason, unlock } }: { access: ContactAccess }) {
  const t = useTranslations('unlocks.contact')
  const report = useTranslations('unlocks.report')
  const isObjected = reason === 'objected'
  return (
    <Card className="flex items-center gap-3 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-well text-ink-2">
        <Icon name="lock" />
      </span>
      <div className="min-w-0">
        <h2 className="text-base">{isObjected ? t('objected') : t('masked')}</h2>
        <p className="text-sm text-ink-2">{isObjected ? t('objectedAbout') : t('maskedAbout')}</p>
        {unlock && !isObjected && (
          <p className="text-sm text-ink-2">
            {unlock.report === 'accepted'
              ? report('accepted')
              : t('ended', { day: formatDay(new Date(unlock.until)) })}
          </p>
        )}
      </div>
    </Card>
  )
}
