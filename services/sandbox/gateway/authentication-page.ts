import { html } from '../pages/html'
import { page } from '../pages/page'
import texts from '../pages/th.json' with { type: 'json' }
import type { Charge } from './records'

const words = texts.bank

const bahtFormat = new Intl.NumberFormat('th-TH', { style: 'currency', currency: 'THB' })

/** The bank's 3-D Secure page: the amount, the card, and buttons to approve or refuse. */
export function authenticationPage(charge: Charge): string {
  return page(
    words.title,
    html`<p>${words.amount} <strong>${bahtFormat.format(charge.amount / 100)}</strong></p>
<p>${words.card} ${charge.card?.brand ?? ''} •••• ${charge.card?.lastDigits ?? ''}</p>
<form method="post">
<button name="decision" value="approve">${words.approve}</button>
<button name="decision" value="decline">${words.decline}</button>
</form>
<p><small>${words.notice}</small></p>`,
  )
}
