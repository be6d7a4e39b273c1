import { object } from 'yup'
import { required, text, withRule } from './fields'

/** A map link as somebody pasted it, perhaps with the name of the place around it. */
export const mapLinkSchema = object({ link: required(withRule(text(2_000), 'map_link')) })
