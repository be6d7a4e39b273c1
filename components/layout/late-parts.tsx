'use client'

import { IntlProvider, type Messages, useMessages } from 'next-intl'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type LateNamespace, loadLateMessages } from '@/lib/i18n/late-messages'
import { locale, timeZone } from '@/lib/i18n/locale'

type Provided = { readonly messages: Partial<Messages>; readonly children: ReactNode }
type Part<Props> = { readonly default: ComponentType<Props> }

/**
 * Returns the function that loads a part of a page together with its messages, for `lazy` and the like. Once both are
 * there it always answers with the same component. On a page without messages `OnlyMessages` provides them.
 */
export function lateParts<Props extends object>(
  namespaces: LateNamespace | readonly LateNamespace[],
  load: () => Promise<Part<Props>>,
  Provider: ComponentType<Provided> = MoreMessages,
): () => Promise<Part<Props>> {
  let loaded: Part<Props> | undefined
  return async () => {
    if (loaded) return loaded
    const [messages, { default: Late }] = await Promise.all([
      Promise.all([namespaces].flat().map(loadLateMessages)),
      load(),
    ])
    const texts = Object.assign({}, ...messages)
    loaded ??= {
      default: (props: Props) => (
        <Provider messages={texts}>
          <Late {...props} />
        </Provider>
      ),
    }
    return loaded
  }
}

/** Provides messages besides those around it. */
function MoreMessages({ messages, children }: Provided) {
  const around = useMessages()
  const all = useMemo(() => ({ ...around, ...messages }), [around, messages])
  return <OnlyMessages messages={all}>{children}</OnlyMessages>
}

/** Provides messages where there are none around. */
export const OnlyMessages = ({ messages, children }: Provided) => (
  <IntlProvider messages={messages} locale={locale} timeZone={timeZone}>
    {children}
  </IntlProvider>
)
