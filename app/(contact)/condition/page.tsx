import { DocumentView } from '@/components/documents/document-view'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { condition } from '@/messages/documents/condition'

export const generateMetadata = () => publicMetadata('/condition')

export default function ConditionPage() {
  return <DocumentView path="/condition" document={condition} />
}
