import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { InterviewScreen } from '../../../(member-open)/interview-screen'

export const generateMetadata = () => publicMetadata('/job-interview')

export default async function MembersJobInterviewPage() {
  await requireViewer()
  return <InterviewScreen />
}
