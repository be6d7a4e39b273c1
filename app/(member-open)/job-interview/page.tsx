import { InterviewScreen } from '@/components/screens/open/interview-screen'
import { publicMetadata } from '@/lib/documents/public-metadata'

export const generateMetadata = () => publicMetadata('/job-interview')

export default function JobInterviewPage() {
  return <InterviewScreen />
}
