import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Unbroken } from '@/components/ui/unbroken'
import type { RegisteredCompany } from '@/lib/companies/registry'
import { formatDay } from '@/lib/dates/format-thai'

type RegisteredCompanyCardProps = {
  company: RegisteredCompany
  onChangeNumber: () => void
}

/** The registry's data about a company. */
export function RegisteredCompanyCard({ company, onChangeNumber }: RegisteredCompanyCardProps) {
  const t = useTranslations('companies')
  return (
    <Card className="p-4">
      <Badge tone={company.active ? 'leaf' : 'chilli'} icon={company.active ? 'check-circle' : 'warning'}>
        {company.status}
      </Badge>
      <h2 className="mt-3 text-lg">
        <Unbroken isName>{company.nameTh}</Unbroken>
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Fact name={t('juristicId')}>{company.juristicId}</Fact>
        <Fact name={t('type')}>{company.type}</Fact>
        {company.registeredOn && <Fact name={t('registeredOn')}>{formatDay(company.registeredOn)}</Fact>}
      </dl>
      <Button variant="ghost" size="sm" className="mt-2 -ml-3.5" onClick={onChangeNumber}>
        {t('changeNumber')}
      </Button>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
