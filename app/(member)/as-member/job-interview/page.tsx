import { InterviewBoardScreen } from '@/components/screens/interviews/board-screen'
import { InterviewScreen } from '@/components/screens/open/interview-screen'
import { getMe } from '@/lib/accounts/data'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { mayAct } from '@/validators/company-standing'

export const generateMetadata = () => publicMetadata('/job-interview')

type JobInterviewProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The board for who decides about applicants; the guide for everybody else, and for who asks for it. */
export default async function MembersJobInterviewPage({ searchParams }: JobInterviewProps) {
  const [me, { guide }] = await Promise.all([getMe(), searchParams])
  const member = me !== null && 'member' in me ? me.member : null
  if (!member?.can.includes('applications.decide') || guide !== undefined) return <InterviewScreen />
  return <InterviewBoardScreen canPropose={mayAct(member.company.standing, 'chat_applicants')} />
}
