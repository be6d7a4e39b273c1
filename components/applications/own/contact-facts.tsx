import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { OwnApplication } from '@/lib/applications/own-application'
import { daysUntil, formatDay } from '@/lib/dates/format-thai'
import { phoneHref } from '@/validators/contact-phone'

type Contact = NonNullable<OwnApplication['contact']>

/** How the two reach each other while they are to meet, before there is a job to come to. */
export function ContactFacts({ contact, now }: { contact: Contact; now: number }) {
  const t = useTranslations('ownApplications.workDay')
  return (
    <div className="grid gap-2 rounded-control bg-well px-3 py-2 text-sm">
      {contact.phone && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {contact.name && (
            <p className="min-w-0 flex-1 wrap-anywhere">{t('askFor', { name: contact.name })}</p>
          )}
          <CallWorkplace phone={contact.phone} className="whitespace-nowrap" />
        </div>
      )}
      <ReadsMine contact={contact} now={now} />
    </div>
  )
}

type CallWorkplaceProps = { phone: string; className: string }

/** Calls the workplace at a press. */
export function CallWorkplace({ phone, className }: CallWorkplaceProps) {
  const t = useTranslations('ownApplications.workDay')
  return (
    <a
      href={phoneHref(phone)}
      aria-label={t('callOf', { phone })}
      className={buttonClass({ variant: 'secondary' }, className)}
    >
      <Icon name="phone" className="size-4.5" />
      {t('call')}
    </a>
  )
}

/** Whether the employer can call, or from which day. */
export function ReadsMine({ contact: { readsMineFrom }, now }: { contact: Contact; now: number }) {
  const t = useTranslations('ownApplications.contact')
  const from = readsMineFrom === null ? null : new Date(readsMineFrom)
  const saidOf = (moment: Date) =>
    moment.getTime() <= now
      ? t('already')
      : t('later', { days: daysUntil(moment, new Date(now)), day: formatDay(moment) })
  return <p className="text-sm text-ink-2">{from === null ? t('never') : saidOf(from)}</p>
}
