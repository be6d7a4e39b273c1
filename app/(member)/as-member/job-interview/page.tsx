import { InterviewBoardScreen } from '@/components/screens/interviews/board-screen'
import { InterviewScreen } from '@/components/screens/open/interview-screen'
import { getMe } from '@/lib/accounts/data'
import { publicMetadata } from '@/lib/documents/public-metadata'

export const generateMetadata = () => publicMetadata('/job-interview')

type JobInterviewProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The board for who decides about applicants; the guide for everybody else, and for who asks for it. */
export default async function MembersJobInterviewPage({ searchParams }: JobInterviewProps) {
  const [me, { guide }] = await Promise.all([getMe(), searchParams])
  const decides = me !== null && 'member' in me && me.member?.can.includes('applications.decide')
  return decides && guide === undefined ? <InterviewBoardScreen /> : <InterviewScreen />
}
