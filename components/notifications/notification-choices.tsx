'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Switch } from '@/components/ui/switch'
import { toast } from '@/components/ui/toast'
import type { NotificationChoice } from '@/lib/notifications/notification'

const channels = ['inApp', 'byMail'] as const

/** How many of some kinds somebody wants by a way. */
const wanted = (choices: readonly NotificationChoice[], channel: (typeof channels)[number]) =>
  choices.filter((choice) => choice[channel]).length

/**
 * Which notifications somebody wants, and how, folded by subject with how many of each; a switch takes effect at once and is
 * reverted if that fails.
 */
export function NotificationChoices({ choices: first }: { choices: readonly NotificationChoice[] }) {
  const t = useTranslations('notificationChoices')
  const id = useId()
  const [choices, setChoices] = useState(first)

  const choose = async (before: NotificationChoice, after: NotificationChoice) => {
    const put = (choice: NotificationChoice) =>
      setChoices((now) => now.map((one) => (one.kind === choice.kind ? choice : one)))
    put(after)
    try {
      const { storeChoice } = await import('@/lib/notifications/requests')
      await storeChoice(after)
    } catch {
      put(before)
      void toast('error', t('failed'))
    }
  }

  const subjects = [...new Set(choices.map(({ subject }) => subject))]
  return (
    <div className="border-b border-line">
      {subjects.map((subject) => {
        const some = choices.filter((choice) => choice.subject === subject)
        return (
          <details key={subject} className="group border-t border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control py-2 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">
                <span id={`${id}-${subject}`} className="block font-semibold">
                  {t(`subjects.${subject}`)}
                </span>
                <span className="block text-sm text-ink-2 tabular-nums">
                  {t('chosen', {
                    inApp: wanted(some, 'inApp'),
                    byMail: wanted(some, 'byMail'),
                    of: some.length,
                  })}
                </span>
              </span>
              <Icon name="chevron-down" className="size-5 shrink-0 text-ink-3 group-open:rotate-180" />
            </summary>
            <ChoiceTable choices={some} labelledBy={`${id}-${subject}`} onChoose={choose} />
          </details>
        )
      })}
    </div>
  )
}

type ChoiceTableProps = {
  choices: readonly NotificationChoice[]
  labelledBy: string
  onChoose: (before: NotificationChoice, after: NotificationChoice) => Promise<void>
}

/** The kinds of one subject, each with a switch for every way. */
function ChoiceTable({ choices, labelledBy, onChoose }: ChoiceTableProps) {
  const t = useTranslations('notificationChoices')
  const id = useId()
  return (
    <table aria-labelledby={labelledBy} className="mb-3 w-full text-left">
      <thead className="text-sm text-ink-3">
        <tr>
          <th scope="col" className="py-1 pr-2 font-medium">
            {t('topic')}
          </th>
          {channels.map((channel) => (
            <th
              key={channel}
              id={`${id}-${channel}`}
              scope="col"
              className="w-16 py-1 text-center font-medium"
            >
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind} className="border-t border-line">
            <th id={`${id}-${choice.kind}`} scope="row" className="py-1.5 pr-2 font-normal">
              {t(`kinds.${choice.kind}`)}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="py-1.5">
                <span className="grid place-items-center">
                  <Switch
                    checked={choice[channel]}
                    labelledBy={`${id}-${choice.kind} ${id}-${channel}`}
                    onChange={(checked) => void onChoose(choice, { ...choice, [channel]: checked })}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
