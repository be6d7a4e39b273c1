import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { foundPath, type JobsView, type LeaveOut, payOf, viewWithout } from './jobs-view'
import { usePayFrom } from './use-pay-from'

type LeaveOutLinksProps = { view: JobsView; parts: readonly LeaveOut[] }

/** Which single part of a search keeps it from finding anything, each as a link that leaves it out. */
export function LeaveOutLinks({ view, parts }: LeaveOutLinksProps) {
  const t = useTranslations('jobs.nothing')
  const workTypeName = useTranslations('workTypes')
  const typeName = useTranslations('jobPosts.types')
  const payFrom = usePayFrom()
  const textOf = ({ part, word }: LeaveOut) => {
    if (part === 'q') return t('words', { words: word ?? view.q ?? '' })
    if (part === 'days') return t('days')
    if (part === 'workType') return view.work && workTypeName(view.work)
    if (part === 'type') return view.type && typeName(view.type)
    if (part !== 'pay') return view[part]
    const pay = payOf(view.pay)
    return pay && payFrom(pay.payUnit, pay.minPay)
  }
  return (
    <>
      <p>{t('leaveOut')}</p>
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {parts.map((one) => (
          <li key={`${one.part} ${one.word}`}>
            <ButtonLink href={foundPath(viewWithout(view, one))} prefetch="reach" variant="secondary">
              <Icon name="close" className="size-4.5" />
              <span className="sr-only">{t('take')} </span>
              {textOf(one)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}
