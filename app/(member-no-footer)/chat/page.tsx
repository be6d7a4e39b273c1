import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { ChatScreen } from '@/components/screens/chat/chat-screen'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireMe } from '@/lib/accounts/data'
import { isId } from '@/lib/api/ids'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat')
  return { title: t('title') }
}

type ChatProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What companies and workers say to each other; `c` names the conversation that is open. */
export default async function ChatPage({ searchParams }: ChatProps) {
  const [me, { c }] = await Promise.all([requireMe(), searchParams])
  if ('member' in me && !me.member) return <NoCompany me={me} />
  if ('member' in me && !me.member?.can.includes('applications.decide')) return <NotForYou />
  return <ChatScreen me={me} conversationId={typeof c === 'string' && isId(c) ? c : null} />
}

async function NoCompany({ me }: { me: Parameters<typeof CompanyRequired>[0] }) {
  const t = await getTranslations('chat')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <CompanyRequired {...me} />
    </div>
  )
}

async function NotForYou() {
  const t = await getTranslations('chat')
  return (
    <EmptyState
      illustration="chat"
      heading="h1"
      title={t('forbidden.title')}
      action={<ButtonLink href="/dashboard">{t('forbidden.action')}</ButtonLink>}
    >
      {t('forbidden.about')}
    </EmptyState>
  )
}
