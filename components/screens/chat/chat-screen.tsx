import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import type { Me } from '@/lib/accounts/me'
import { ProblemError } from '@/lib/api/problem'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getConversation, listConversations, listQuickReplies } from '@/lib/talk/data'
import { TalkWithTools } from './talk-with-tools'

/** The page works without an answer, and its script asks again. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

type ChatScreenProps = {
  me: Me
  /** The conversation that the address names. */
  conversationId: string | null
}

/** Chat of a worker, or of a member for their company. */
export async function ChatScreen({ me, conversationId }: ChatScreenProps) {
  const member = 'member' in me ? me.member : null
  const side = member ? 'company' : 'worker'
  const [t, messages, first, asked, replies] = await Promise.all([
    getTranslations('chat'),
    pickMessages(
      'cannotCome',
      'chat',
      'editing',
      'forms',
      'interviewing',
      'problems',
      'shiftChoice',
      'validation',
      'workTypes',
    ),
    orNull(listConversations(side)),
    conversationId === null
      ? null
      : orNull(getConversation(side, conversationId).then((found) => ({ found }))),
    member && orNull(listQuickReplies()),
  ])
  const goneId = asked && !asked.found ? conversationId : null
  return (
    <ClientMessages messages={messages}>
      <TalkWithTools
        start={{ uid: me.uid, side, first, open: asked?.found ?? null, goneId }}
        now={new Date().toISOString()}
        companyName={member?.company.name ?? ''}
        replies={replies}
        firstStep={
          member ? (
            <ButtonLink href="/job-posting">{t('none.employerStep')}</ButtonLink>
          ) : (
            <ButtonLink href="/jobs">{t('none.workerStep')}</ButtonLink>
          )
        }
      />
    </ClientMessages>
  )
}
