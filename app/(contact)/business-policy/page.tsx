import { DocumentTable } from '@/components/documents/document-table'
import { DocumentView } from '@/components/documents/document-view'
import { PriceRows } from '@/components/packages/price-rows'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { businessPolicy } from '@/messages/documents/business-policy'

export const generateMetadata = () => publicMetadata('/business-policy')

export default function BusinessPolicyPage() {
  const prices = <PriceRows>{(table) => <DocumentTable {...table} />}</PriceRows>
  return <DocumentView path="/business-policy" document={businessPolicy} slots={{ prices }} />
}
