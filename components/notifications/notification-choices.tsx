'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Switch } from '@/components/ui/switch'
import { toast } from '@/components/ui/toast'
import type { NotificationChoice } from '@/lib/notifications/notification'

const channels = ['inApp', 'byMail'] as const

/** Which notifications a member wants, and how; each switch takes effect at once and is reverted if that fails. */
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
    <table className="w-full text-left">
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
      {subjects.map((subject) => (
        <tbody key={subject}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-5 pb-1 text-sm font-semibold">
              {t(`subjects.${subject}`)}
            </th>
          </tr>
          {choices
            .filter((choice) => choice.subject === subject)
            .map((choice) => (
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
                        onChange={(checked) => void choose(choice, { ...choice, [channel]: checked })}
                      />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
