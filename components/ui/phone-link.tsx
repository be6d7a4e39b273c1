import { phoneHref, shownPhone } from '@/validators/contact-phone'
import { classNames } from './class-names'

type PhoneLinkProps = {
  /** A number as it is stored, e.g. "021234567 ต่อ 12". */
  phone: string
  className?: string
}

/** A number in its groups, that calls when it is pressed. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a
      href={phoneHref(phone)}
      translate="no"
      className={classNames('inline-flex min-h-11 items-center underline underline-offset-4', className)}
    >
      {shownPhone(phone)}
    </a>
  )
}
