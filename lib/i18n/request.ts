import { getRequestConfig } from 'next-intl/server'
import messages from '@/messages/th.json'
import { locale, timeZone } from './locale'
import { withWholeUnitsIn } from './whole-units'

const shown = withWholeUnitsIn(messages)

/** The product's only language; a constant, so that public pages stay static. */
export default getRequestConfig(async () => ({ locale, timeZone, messages: shown }))
